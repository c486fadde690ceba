<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>table</name>
    <message>
        <source>The game is over</source>
        <translation>بازی تمام شد</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>بازگشت به بازی</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>دیدن نتیجه</translation>
    </message>
    <message>
        <source>This match can only be looked at</source>
        <translation>این بازی را فقط می‌توان تماشا کرد</translation>
    </message>
    <message>
        <source>Let it move</source>
        <translation>بازی کند</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>دوباره</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>بستن فهرست</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>همهٔ انتخاب‌ها</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>بستن رویدادها</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>Enter shows the position after a step</source>
        <translation>با Enter وضع میز پس از آن گام را می‌بینید</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>نشان دادن رویدادها</translation>
    </message>
    <message>
        <source>Step {step} of {last}</source>
        <translation>گام {step} از {last}</translation>
    </message>
    <message>
        <source>How fast pieces move</source>
        <translation>سرعت حرکت</translation>
    </message>
    <message>
        <source>The computer moves</source>
        <translation>رایانه کی بازی کند</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>بی‌حرکت</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>بی‌درنگ</translation>
    </message>
    <message>
        <source>after a moment</source>
        <translation>پس از مکث</translation>
    </message>
    <message>
        <source>when I say</source>
        <translation>وقتی بگویم</translation>
    </message>
    <message>
        <source>Everything you may do now</source>
        <translation>هر کاری که اکنون می‌توانید بکنید</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>نوبت اوست</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>اگر بازی اکنون پایان می‌یافت</translation>
    </message>
    <message>
        <source>Back to the home page</source>
        <translation>بازگشت به خانه</translation>
    </message>
    <message>
        <source>Back to the home page; the game is saved</source>
        <translation>بازگشت به خانه؛ بازی نگه داشته شده است</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>کتاب قواعد</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>پس گرفتن</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>دوباره انجام دادن</translation>
    </message>
    <message>
        <source>human</source>
        <translation>انسان</translation>
    </message>
    <message>
        <source>computer · {player}</source>
        <translation>رایانه · {player}</translation>
    </message>
    <message>
        <source>{seat} is thinking</source>
        <translation>{seat} فکر می‌کند</translation>
    </message>
    <message>
        <source>{seat} has decided</source>
        <translation>{seat} تصمیمش را گرفت</translation>
    </message>
    <message>
        <source>Pass the screen to {seat}</source>
        <translation>صفحه را به {seat} بدهید</translation>
    </message>
    <message>
        <source>Looking back: after step {step} of {last}</source>
        <translation>نگاه به گذشته: پس از گام {step} از {last}</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>مجموع {total}</translation>
    </message>
    <message>
        <source>{what} ({keys})</source>
        <translation>{what} ({keys})</translation>
    </message>
    <message>
        <source>Nothing to take back yet</source>
        <translation>هنوز چیزی برای پس گرفتن نیست</translation>
    </message>
    <message>
        <source>Nothing to take back: something has been revealed since</source>
        <translation>پس گرفتنی نیست: از آن پس چیزی آشکار شده است</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>چیزی پس گرفته نشده است</translation>
    </message>
</context>
</TS>
