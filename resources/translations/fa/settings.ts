<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>settings</name>
    <message>
        <source>Each player's colour and shape</source>
        <translation>رنگ و شکل هر نفر</translation>
    </message>
    <message>
        <source>Kind to colour-blind eyes</source>
        <translation>سازگار با کوررنگی</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>رنگ بازیکنان</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Red–green</source>
        <translation>سرخ و سبز</translation>
    </message>
    <message>
        <source>Blue–yellow</source>
        <translation>آبی و زرد</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>سیاه‌وسفید</translation>
    </message>
    <message>
        <source>Lapis</source>
        <translation>لاجورد</translation>
    </message>
    <message>
        <source>Saffron</source>
        <translation>زعفران</translation>
    </message>
    <message>
        <source>Pomegranate</source>
        <translation>انار</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>فیروزه</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>بنفشه</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>زیتون</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>عاج</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>سنگ</translation>
    </message>
    <message>
        <source>Through others' eyes</source>
        <translation>از چشم دیگران</translation>
    </message>
    <message>
        <source>The shapes always stay</source>
        <translation>شکل‌ها همیشه می‌مانند</translation>
    </message>
    <message>
        <source>No green</source>
        <translation>سبزکور</translation>
    </message>
    <message>
        <source>No red</source>
        <translation>سرخ‌کور</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>بی‌رنگ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Every change counts at once</source>
        <translation>هر تغییر همان دم به کار می‌افتد</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>بازگشت به پیش‌فرض‌ها</translation>
    </message>
    <message>
        <source>New games are kept there; earlier ones stay where they are.</source>
        <translation>بازی‌های تازه آن‌جا نگه داشته می‌شوند؛ بازی‌های پیشین همان‌جا که هستند می‌مانند.</translation>
    </message>
    <message>
        <source>Where games are kept</source>
        <translation>جای نگه‌داری بازی‌ها</translation>
    </message>
    <message>
        <source>Live sample</source>
        <translation>نمونهٔ زنده</translation>
    </message>
    <message>
        <source>Every change shows here</source>
        <translation>هر تغییر همین‌جا پیداست</translation>
    </message>
    <message>
        <source>Click to see a move</source>
        <translation>برای دیدن یک حرکت کلیک کنید</translation>
    </message>
    <message>
        <source>Nima</source>
        <translation>نیما</translation>
    </message>
    <message>
        <source>Sara</source>
        <translation>سارا</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>زبان و نما</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>حرکت</translation>
    </message>
    <message>
        <source>One screen, several people</source>
        <translation>چند نفر، یک دستگاه</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>پوسته</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>اندازهٔ نوشته</translation>
    </message>
    <message>
        <source>In per cent, on every page</source>
        <translation>به درصد، در همهٔ صفحه‌ها</translation>
    </message>
    <message>
        <source>Pace of moves</source>
        <translation>سرعت حرکت</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>کاهش حرکت</translation>
    </message>
    <message>
        <source>Pieces fade in instead of gliding.</source>
        <translation>قطعه‌ها به‌جای لغزیدن، آرام پدیدار می‌شوند.</translation>
    </message>
    <message>
        <source>The computer waits</source>
        <translation>درنگ رایانه</translation>
    </message>
    <message>
        <source>So that you see its move</source>
        <translation>تا حرکتش را ببینید</translation>
    </message>
    <message>
        <source>Curtain between turns</source>
        <translation>پردهٔ میان نوبت‌ها</translation>
    </message>
    <message>
        <source>So that the next one does not see your hand</source>
        <translation>تا نفر بعد دست شما را نبیند</translation>
    </message>
    <message>
        <source>Where they are kept</source>
        <translation>جای نگه‌داری</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>تیره</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>همراه سیستم</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>بی‌حرکت</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>عادی</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>۲ برابر</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>۳ برابر</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>بی‌درنگ</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>آرام</translation>
    </message>
    <message>
        <source>For my sign</source>
        <translation>با اشارهٔ من</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>همیشه</translation>
    </message>
    <message>
        <source>If there is a secret</source>
        <translation>وقتی رازی هست</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>هرگز</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغییر</translation>
    </message>
    <message>
        <source>A</source>
        <translation>آ</translation>
    </message>
    <message>
        <source>Pieces are at once where they belong</source>
        <translation>قطعه‌ها بی‌درنگ سر جایشان‌اند</translation>
    </message>
    <message>
        <source>Laying a piece: {number} ms</source>
        <translation>گذاشتن قطعه: {number} هزارم ثانیه</translation>
    </message>
    <message numerus="yes">
        <source>{count} game(s)</source>
        <translation>
            <numerusform>{count} بازی</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}, {size} MB</source>
        <translation>{games}، {size} مگابایت</translation>
    </message>
</context>
</TS>
