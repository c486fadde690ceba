<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>skyjo_board</name>
    <message>
        <source>Draw</source>
        <translation>دسته</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>دورریز</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>آغازگر</translation>
    </message>
    <message>
        <source>Stop!</source>
        <translation>ایست!</translation>
    </message>
    <message>
        <source>showing {sum}</source>
        <translation>رو شده {sum}</translation>
    </message>
    <message>
        <source>Sum {sum}</source>
        <translation>جمع {sum}</translation>
    </message>
    <message>
        <source>may be closed</source>
        <translation>می‌شود آن را بست</translation>
    </message>
    <message>
        <source>when the turn ends</source>
        <translation>در پایان نوبت</translation>
    </message>
    <message>
        <source>Close column {number}</source>
        <translation>بستن ستون {number}</translation>
    </message>
    <message>
        <source>Points: {change}</source>
        <translation>امتیاز: {change}</translation>
    </message>
    <message>
        <source>Draw pile, {count} cards</source>
        <translation>دسته، {count} کارت</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>دورریز، خالی</translation>
    </message>
    <message>
        <source>Discard pile, {card} on top</source>
        <translation>دورریز، رویش {card}</translation>
    </message>
    <message>
        <source>The card in hand</source>
        <translation>کارت در دست</translation>
    </message>
    <message>
        <source>The card in hand, {card}</source>
        <translation>کارت در دست، {card}</translation>
    </message>
    <message>
        <source>Column {number} of {columns}, sum {sum}</source>
        <translation>ستون {number} از {columns}، جمع {sum}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>پنهان</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>بی‌کارت</translation>
    </message>
    <message>
        <source>Own row {row}, column {column}: {what}</source>
        <translation>ردیف {row} خودتان، ستون {column}: {what}</translation>
    </message>
    <message>
        <source>{name}, row {row}, column {column}: {what}</source>
        <translation>{name}، ردیف {row}، ستون {column}: {what}</translation>
    </message>
</context>
</TS>
