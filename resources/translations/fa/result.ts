<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>result</name>
    <message>
        <source>Neutral rival</source>
        <translation>رقیب خنثی</translation>
    </message>
    <message>
        <source>{name} wins with {score}</source>
        <translation>{name} با {score} برنده شد</translation>
    </message>
    <message>
        <source>{names} share the win with {score} each</source>
        <translation>{names} با {score} در برد شریک‌اند</translation>
    </message>
    <message>
        <source>{name} wins with {points} point</source>
        <translation>{name} با {points} امتیاز برنده شد</translation>
    </message>
    <message>
        <source>{name} wins with {points} points</source>
        <translation>{name} با {points} امتیاز برنده شد</translation>
    </message>
    <message>
        <source>{names} share the win with {points} point each</source>
        <translation>{names} با {points} امتیاز در برد شریک‌اند</translation>
    </message>
    <message>
        <source>{names} share the win with {points} points each</source>
        <translation>{names} با {points} امتیاز در برد شریک‌اند</translation>
    </message>
    <message>
        <source>{score} ahead of {name}</source>
        <translation>{score} جلوتر از {name}</translation>
    </message>
    <message>
        <source>{points} point ahead of {name}</source>
        <translation>{points} امتیاز جلوتر از {name}</translation>
    </message>
    <message>
        <source>{points} points ahead of {name}</source>
        <translation>{points} امتیاز جلوتر از {name}</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>رده‌بندی</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>امتیازها تا این‌جا</translation>
    </message>
    <message>
        <source>and the sheet, line by line</source>
        <translation>و برگهٔ امتیاز، سطر به سطر</translation>
    </message>
    <message>
        <source>line by line</source>
        <translation>سطر به سطر</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>رایانه، {level}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>یک دست دیگر</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>کتاب قواعد</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>خانه</translation>
    </message>
    <message>
        <source>{players} players  ·  {profile}</source>
        <translation>{players} نفره  ·  {profile}</translation>
    </message>
    <message>
        <source>{players} players  ·  {profile} with {count} change</source>
        <translation>{players} نفره  ·  {profile} با {count} تغییر</translation>
    </message>
    <message>
        <source>{players} players  ·  {profile} with {count} changes</source>
        <translation>{players} نفره  ·  {profile} با {count} تغییر</translation>
    </message>
</context>
</TS>
