<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>isle_of_skye_board</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>دور {round} از {rounds}</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>دور آخر</translation>
    </message>
    <message>
        <source>Perhaps the last round</source>
        <translation>شاید دور آخر</translation>
    </message>
    <message>
        <source>{count} in the bag</source>
        <translation>{count} در کیسه</translation>
    </message>
    <message>
        <source>Main board: {price} each</source>
        <translation>صفحهٔ اصلی: هر کدام {price}</translation>
    </message>
    <message>
        <source>On the main board</source>
        <translation>روی صفحهٔ اصلی</translation>
    </message>
    <message>
        <source>Centre offer</source>
        <translation>میانهٔ میز</translation>
    </message>
    <message>
        <source>Only {name} sees</source>
        <translation>فقط {name} می‌بیند</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>کنار</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>برای فروش</translation>
    </message>
    <message>
        <source>is pricing</source>
        <translation>قیمت می‌گذارد</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>پنهان</translation>
    </message>
    <message>
        <source>{count} of 25 cells</source>
        <translation>{count} خانه از ۲۵</translation>
    </message>
    <message>
        <source>income {income}</source>
        <translation>درآمد {income}</translation>
    </message>
    <message>
        <source>your own tile</source>
        <translation>از آنِ خودتان</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>فروخته شد</translation>
    </message>
    <message>
        <source>too dear for you</source>
        <translation>پولتان نمی‌رسد</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>فروشی نیست</translation>
    </message>
    <message>
        <source>fits nowhere</source>
        <translation>جایی ندارد</translation>
    </message>
    <message>
        <source>Your {tile}</source>
        <translation>{tile} شما</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>کنار گذاشتن</translation>
    </message>
    <message>
        <source>Put it up for sale</source>
        <translation>برای فروش گذاشتن</translation>
    </message>
    <message>
        <source>To be placed: {tile}</source>
        <translation>باید گذاشته شود: {tile}</translation>
    </message>
    <message>
        <source>Outside the grid</source>
        <translation>بیرون از جدول</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>چرخاندن کاشی</translation>
    </message>
    <message>
        <source>The territory of {name}</source>
        <translation>قلمرو {name}</translation>
    </message>
    <message>
        <source>Main board: {tile}, price {price}</source>
        <translation>صفحهٔ اصلی: {tile}، قیمت {price}</translation>
    </message>
    <message>
        <source>{tile} of {name}, price {price}</source>
        <translation>{tile} از {name}، قیمت {price}</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {what}</source>
        <translation>ردیف {row}، ستون {column}: {what}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>خالی</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>آغازگر</translation>
    </message>
    <message>
        <source>sold to</source>
        <translation>فروخته به</translation>
    </message>
    <message>
        <source>Price {price}</source>
        <translation>قیمت {price}</translation>
    </message>
</context>
</TS>
