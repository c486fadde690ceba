<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>upcoming</name>
    <message>
        <source>Imhotep</source>
        <translation>ایمهوتپ</translation>
    </message>
    <message>
        <source>Isle of Skye</source>
        <translation>جزیرهٔ اسکای</translation>
    </message>
    <message>
        <source>Irish Gauge</source>
        <translation>آیریش گیج</translation>
    </message>
    <message>
        <source>Ship stones to the foot of the pyramid</source>
        <translation>سنگ‌ها را با کشتی به پای هرم برسانید</translation>
    </message>
    <message>
        <source>Buy land and build an island of your own</source>
        <translation>زمین بخرید و جزیرهٔ خود را بسازید</translation>
    </message>
    <message>
        <source>Lay rails, buy shares, earn dividends</source>
        <translation>ریل بکشید، سهام بخرید، سود ببرید</translation>
    </message>
</context>
</TS>
