<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>when</name>
    <message>
        <source>Today, {time}</source>
        <translation>امروز، ساعت {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>دیروز، ساعت {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}، ساعت {time}</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
</context>
</TS>
