<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>home</name>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Continue {game}: {status}. {turn}. {when}</source>
        <translation>ادامهٔ {game}: {status}. {turn}. {when}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>نوبت {name}</translation>
    </message>
    <message>
        <source>Cards are being dealt</source>
        <translation>در حال پخش کارت</translation>
    </message>
    <message>
        <source>Takhte</source>
        <translation>تخته</translation>
    </message>
    <message>
        <source>تخته</source>
        <translation>Takhte</translation>
    </message>
    <message>
        <source>Four games, one table</source>
        <translation>چهار بازی، یک میز</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>پوستهٔ تیره</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>پوستهٔ روشن</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>All unfinished games</source>
        <translation>همهٔ بازی‌های نیمه‌تمام</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>بازی تازه</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>کتاب قواعد</translation>
    </message>
    <message>
        <source>Every rule, with its reasons</source>
        <translation>همهٔ قاعده‌ها، با دلیلشان</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>بازی‌های گذشته</translation>
    </message>
    <message>
        <source>Results and score sheets</source>
        <translation>نتیجه‌ها و برگهٔ امتیازها</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>باز کردن پروندهٔ بازی</translation>
    </message>
    <message>
        <source>One that was kept elsewhere</source>
        <translation>آنچه جای دیگری نگه داشته‌اید</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Language, look, speed</source>
        <translation>زبان، نما، سرعت</translation>
    </message>
    <message>
        <source>In preparation</source>
        <translation>در دست آماده‌سازی</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} تا {most} نفر</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} دقیقه</translation>
    </message>
</context>
</TS>
