<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>curtain</name>
    <message>
        <source>It is {name}’s turn</source>
        <translation>نوبت {name} است</translation>
    </message>
    <message>
        <source>Hand the device over</source>
        <translation>دستگاه را به او بدهید</translation>
    </message>
    <message>
        <source>Since {name} last looked</source>
        <translation>از آخرین نگاه {name} تا حالا</translation>
    </message>
    <message>
        <source>I am {name}: lift the curtain</source>
        <translation>{name} هستم، پرده را کنار بزن</translation>
    </message>
    <message>
        <source>or press the space bar</source>
        <translation>یا کلید فاصله را بزنید</translation>
    </message>
    <message>
        <source>Save and go home</source>
        <translation>ذخیره و بازگشت به خانه</translation>
    </message>
</context>
</TS>
