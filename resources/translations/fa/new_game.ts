<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>new_game</name>
    <message>
        <source>Deal code</source>
        <translation>کد چینش</translation>
    </message>
    <message>
        <source>a new deal each time</source>
        <translation>هر بار چینشی تازه</translation>
    </message>
    <message>
        <source>With the same code, seats and rules the same cards come in the same order.</source>
        <translation>با همین کد، همین صندلی‌ها و همین قواعد، همان کارت‌ها به همان ترتیب می‌آیند.</translation>
    </message>
    <message>
        <source>A code has Latin letters, digits and hyphens, {most} at most.</source>
        <translation>کد فقط از حرف لاتین، رقم و خط تیره ساخته می‌شود و از {most} نشانه بلندتر نیست.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>خانه</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>دور میز</translation>
    </message>
    <message>
        <source>Turns pass from top to bottom.</source>
        <translation>نوبت از بالا به پایین می‌گردد.</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>ترتیب تصادفی</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>بازی تازه</translation>
    </message>
    <message>
        <source>Every seat needs a name of its own.</source>
        <translation>هر صندلی نامی جدا می‌خواهد.</translation>
    </message>
    <message>
        <source>The deal code is not one.</source>
        <translation>کد چینش درست نیست.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>Choose a set, then change what you like.</source>
        <translation>یکی را برگزینید و هرچه خواستید تغییر دهید.</translation>
    </message>
    <message>
        <source>You changed</source>
        <translation>تغییرهای شما</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>برگرداندن همه</translation>
    </message>
    <message>
        <source>As in “{profile}”</source>
        <translation>همانند «{profile}»</translation>
    </message>
    <message>
        <source>Back to: {value}</source>
        <translation>برگرداندن به: {value}</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>افزودن یک نفر</translation>
    </message>
    <message>
        <source>Seat {number}, {colour}</source>
        <translation>صندلی {number}، {colour}</translation>
    </message>
    <message>
        <source>Opens the colours; Alt and an arrow moves the seat</source>
        <translation>رنگ‌ها را باز می‌کند؛ کلید Alt با جهت بالا و پایین، صندلی را جابه‌جا می‌کند</translation>
    </message>
    <message>
        <source>Drag to change the order, press for the colours</source>
        <translation>برای تغییر ترتیب بکشید، برای رنگ‌ها بزنید</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>نام صندلی {number}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>انسان</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>رایانه</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>چه کسی بازی می‌کند</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>پای همین دستگاه</translation>
    </message>
    <message>
        <source>How well the computer plays</source>
        <translation>رایانه چقدر خوب بازی می‌کند</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>برداشتن این صندلی</translation>
    </message>
    <message>
        <source>{name} has it; the two swap</source>
        <translation>از آنِ {name} است؛ رنگ‌ها جابه‌جا می‌شود</translation>
    </message>
    <message>
        <source>Each colour has its own shape. Take one that is taken and the two seats swap.</source>
        <translation>هر رنگ شکل خودش را دارد. اگر رنگ کس دیگری را بردارید، رنگ‌هایتان جابه‌جا می‌شود.</translation>
    </message>
    <message>
        <source>lapis</source>
        <translation>لاجورد</translation>
    </message>
    <message>
        <source>saffron</source>
        <translation>زعفران</translation>
    </message>
    <message>
        <source>pomegranate</source>
        <translation>انار</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>فیروزه</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>بنفشه</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>زیتون</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>عاج</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>سنگ</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>سطح {number}</translation>
    </message>
    <message>
        <source>{least} to {most} players · {minutes} minutes</source>
        <translation>{least} تا {most} نفر · {minutes} دقیقه</translation>
    </message>
    <message>
        <source>one more can join</source>
        <translation>جای یک نفر دیگر هست</translation>
    </message>
    <message>
        <source>{count} more can join</source>
        <translation>جای {count} نفر دیگر هست</translation>
    </message>
    <message>
        <source>This seat needs a name.</source>
        <translation>این صندلی نام می‌خواهد.</translation>
    </message>
    <message>
        <source>Another seat has this name.</source>
        <translation>صندلی دیگری همین نام را دارد.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>این نام بیش از اندازه بلند است.</translation>
    </message>
    <message>
        <source>The computer plays every seat; you look on</source>
        <translation>همه را رایانه بازی می‌کند؛ شما تماشا می‌کنید</translation>
    </message>
    <message>
        <source>{names} share this screen</source>
        <translation>{names} پای یک دستگاه</translation>
    </message>
    <message>
        <source>{name} plays at this screen; the computer plays {others}</source>
        <translation>{name} پای دستگاه؛ {others} را رایانه بازی می‌کند</translation>
    </message>
    <message>
        <source>{names} share this screen; the computer plays {others}</source>
        <translation>{names} پای یک دستگاه؛ {others} را رایانه بازی می‌کند</translation>
    </message>
    <message>
        <source>{profile} · about {minutes} minutes</source>
        <translation>{profile} · حدود {minutes} دقیقه</translation>
    </message>
    <message>
        <source>{profile} with {count} change · about {minutes} minutes</source>
        <translation>{profile} با {count} تغییر · حدود {minutes} دقیقه</translation>
    </message>
    <message>
        <source>{profile} with {count} changes · about {minutes} minutes</source>
        <translation>{profile} با {count} تغییر · حدود {minutes} دقیقه</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>نوآموز</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>سنجیده</translation>
    </message>
</context>
</TS>
