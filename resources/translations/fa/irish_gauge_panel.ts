<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>irish_gauge_panel</name>
    <message>
        <source>Price</source>
        <translation>قیمت</translation>
    </message>
    <message>
        <source>Bid {price}</source>
        <translation>پیشنهاد {price}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>Put up from {price}</source>
        <translation>مزایده از {price}</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>نمی‌خرم</translation>
    </message>
    <message>
        <source>Buy at {price}</source>
        <translation>خرید به {price}</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>پول نقد</translation>
    </message>
    <message>
        <source>price</source>
        <translation>قیمت</translation>
    </message>
    <message>
        <source>opened at</source>
        <translation>شروع از</translation>
    </message>
    <message>
        <source>left</source>
        <translation>مانده</translation>
    </message>
    <message>
        <source>open spaces</source>
        <translation>جای ساختن</translation>
    </message>
    <message>
        <source>tracks left</source>
        <translation>ریل مانده</translation>
    </message>
    <message>
        <source>Lay a track</source>
        <translation>ریل بکشید</translation>
    </message>
    <message>
        <source>shares on display</source>
        <translation>سهم در ویترین</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>سر میز</translation>
    </message>
    <message>
        <source>wealth</source>
        <translation>دارایی</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>out</source>
        <translation>بیرون</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>نوبت پیشنهاد</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>بالاترین</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>در راه</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>هنوز هست</translation>
    </message>
</context>
</TS>
