<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>isle_of_skye_panel</name>
    <message>
        <source>Price in coins</source>
        <translation>قیمت به سکه</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>صفر</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} تا بیشتر</translation>
    </message>
    <message>
        <source>Set the price {price}</source>
        <translation>قیمت {price} بگذارید</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>قیمت</translation>
    </message>
    <message>
        <source>{card}: {rule}</source>
        <translation>{card}: {rule}</translation>
    </message>
    <message>
        <source>{name}: income {income}, coins {coins}</source>
        <translation>{name}: درآمد {income}، سکه {coins}</translation>
    </message>
    <message>
        <source>Point at a scoring card to see what it counts.</source>
        <translation>روی کارت امتیازدهی بروید تا ببینید چه را می‌شمارد.</translation>
    </message>
</context>
</TS>
