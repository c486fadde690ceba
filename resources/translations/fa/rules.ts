<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>rules</name>
    <message>
        <source>Next page: {chapter}</source>
        <translation>صفحهٔ بعد: {chapter}</translation>
    </message>
    <message>
        <source>Previous page: {chapter}</source>
        <translation>صفحهٔ پیش: {chapter}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>فهرست</translation>
    </message>
    <message>
        <source>{count} clause</source>
        <translation>{count} بند</translation>
    </message>
    <message>
        <source>{count} clauses</source>
        <translation>{count} بند</translation>
    </message>
    <message>
        <source>Options of this game</source>
        <translation>گزینه‌های این بازی</translation>
    </message>
    <message>
        <source>In this game:</source>
        <translation>در این بازی:</translation>
    </message>
    <message>
        <source>Why like this?</source>
        <translation>چرا این‌گونه؟</translation>
    </message>
    <message>
        <source>Tutorial:</source>
        <translation>خودآموز:</translation>
    </message>
    <message>
        <source>Ruling:</source>
        <translation>داوری:</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>دلیل:</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>بازگشت به میز</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>کتاب قواعد</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Search: a word or a clause’s number</source>
        <translation>جست‌وجو: واژه یا شمارهٔ بند</translation>
    </message>
    <message>
        <source>Search in this book</source>
        <translation>جست‌وجو در این کتاب</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>داوری‌ها</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>نمونه‌های حساب‌شده</translation>
    </message>
    <message>
        <source>Nothing like that in this book.</source>
        <translation>چنین چیزی در این کتاب نیست.</translation>
    </message>
    <message>
        <source>Rule book of</source>
        <translation>کتاب قواعدِ</translation>
    </message>
</context>
</TS>
