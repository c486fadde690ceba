<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>settings</name>
    <message numerus="yes">
        <source>{count} game(s)</source>
        <translation>
            <numerusform>{count} game</numerusform>
            <numerusform>{count} games</numerusform>
        </translation>
    </message>
</context>
</TS>
