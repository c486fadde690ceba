<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>window</name>
    <message>
        <source>The settings could not be read; they begin anew. The old ones are kept in {path}.</source>
        <translation>تنظیمات خوانده نشد و از نو آغاز می‌شود. تنظیمات پیشین در {path} کنار گذاشته شده است.</translation>
    </message>
    <message>
        <source>The list of your games was damaged and has been made anew; none of them is lost.</source>
        <translation>فهرست بازی‌های شما خراب شده بود و از نو ساخته شد؛ هیچ بازی‌ای از دست نرفته است.</translation>
    </message>
    <message>
        <source>You asked why that did not go: this clause stood in the way.</source>
        <translation>پرسیدید چرا نشد؛ همین بند جلوی حرکت شما را گرفت.</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>باز کردن پروندهٔ بازی</translation>
    </message>
    <message>
        <source>Games of Takhte ({pattern})</source>
        <translation>بازی‌های تخته ({pattern})</translation>
    </message>
    <message>
        <source>Takhte</source>
        <translation>تخته</translation>
    </message>
    <message>
        <source>{game} — Takhte</source>
        <translation>{game} — تخته</translation>
    </message>
    <message>
        <source>The texts of this language are missing; everything is shown in English.</source>
        <translation>نوشته‌های این زبان در این نسخه نیست؛ همه چیز به انگلیسی نشان داده می‌شود.</translation>
    </message>
</context>
</TS>
