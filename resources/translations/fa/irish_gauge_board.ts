<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>irish_gauge_board</name>
    <message>
        <source>the route is not complete yet</source>
        <translation>مسیر هنوز کامل نمی‌شود</translation>
    </message>
    <message>
        <source>a link: a new city is reached</source>
        <translation>پیوند: رسیدن به شهری تازه</translation>
    </message>
    <message>
        <source>a link: two networks join</source>
        <translation>پیوند: دو شبکه به هم می‌پیوندند</translation>
    </message>
    <message>
        <source>a link within one network: nothing rises</source>
        <translation>پیوند درونی: قیمتی بالا نمی‌رود</translation>
    </message>
    <message>
        <source>a link without a company: nothing rises</source>
        <translation>پیوند بی‌شرکت: قیمتی بالا نمی‌رود</translation>
    </message>
    <message>
        <source>nothing built beside it yet</source>
        <translation>هنوز چیزی کنارش ساخته نشده</translation>
    </message>
    <message>
        <source>no track left</source>
        <translation>ریلی نمانده</translation>
    </message>
    <message>
        <source>not enough cash</source>
        <translation>پول کافی نیست</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>بازی را تمام می‌کند</translation>
    </message>
    <message>
        <source>closes a company</source>
        <translation>شرکتی را می‌بندد</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>{route}, by {city}</source>
        <translation>{route}، سمت {city}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>آسان</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>کوهستان</translation>
    </message>
    <message>
        <source>IRELAND</source>
        <translation>ایرلند</translation>
    </message>
    <message>
        <source>ATLANTIC</source>
        <translation>اقیانوس</translation>
    </message>
    <message>
        <source>OCEAN</source>
        <translation>اطلس</translation>
    </message>
    <message>
        <source>IRISH</source>
        <translation>دریای</translation>
    </message>
    <message>
        <source>SEA</source>
        <translation>ایرلند</translation>
    </message>
    <message>
        <source>under the hammer</source>
        <translation>در مزایده</translation>
    </message>
    <message>
        <source>closed: not sold, still pays</source>
        <translation>بسته: فروخته نمی‌شود، سود می‌دهد</translation>
    </message>
    <message>
        <source>Home: {city}</source>
        <translation>مقر: {city}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>بسته</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>نمانده</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} مانده</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>مزایده</translation>
    </message>
    <message>
        <source>{name}: tracks {count}</source>
        <translation>{name}: {count} ریل</translation>
    </message>
    <message>
        <source>{company}, price {price}, {left} on display</source>
        <translation>{company}، قیمت {price}، {left} سهم در ویترین</translation>
    </message>
    <message>
        <source>The auction stand</source>
        <translation>جای مزایده</translation>
    </message>
    <message>
        <source>Buy it without an auction</source>
        <translation>خرید بدون مزایده</translation>
    </message>
    <message>
        <source>{space}: a track of {name}</source>
        <translation>{space}: ریل {name}</translation>
    </message>
    <message>
        <source>{space}: {terrain}, {cost}</source>
        <translation>{space}: {terrain}، {cost}</translation>
    </message>
</context>
</TS>
