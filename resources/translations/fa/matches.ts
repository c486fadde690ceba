<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>matches</name>
    <message>
        <source>{name} won</source>
        <translation>{name} برنده شد</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} با هم برنده شدند</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>نوبت {name}</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>پروندهٔ ناخوانا</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>کدام بازی‌ها</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>نیمه‌تمام</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>پایان‌یافته</translation>
    </message>
    <message>
        <source>Older games</source>
        <translation>بازی‌های قدیمی‌تر</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>هنوز هیچ بازی‌ای به پایان نرسیده است.</translation>
    </message>
    <message>
        <source>There is no game to go on with. Begin one on the home page.</source>
        <translation>بازی نیمه‌تمامی نیست. از صفحهٔ خانه یکی آغاز کنید.</translation>
    </message>
</context>
</TS>
