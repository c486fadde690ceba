<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>imhotep_board</name>
    <message>
        <source>Pyramid</source>
        <translation>هرم</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>معبد</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>ابلیسک</translation>
    </message>
    <message>
        <source>Tomb</source>
        <translation>مقبره</translation>
    </message>
    <message>
        <source>ship of two</source>
        <translation>کشتی دوجایه</translation>
    </message>
    <message>
        <source>ship of three</source>
        <translation>کشتی سه‌جایه</translation>
    </message>
    <message>
        <source>ship of four</source>
        <translation>کشتی چهارجایه</translation>
    </message>
    <message>
        <source>Extra hands</source>
        <translation>دستِ کمک</translation>
    </message>
    <message>
        <source>Fair wind</source>
        <translation>باد موافق</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>سنگ‌بُری</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>اهرم</translation>
    </message>
    <message>
        <source>Temple priest</source>
        <translation>کاهن معبد</translation>
    </message>
    <message>
        <source>Pyramid mason</source>
        <translation>بنّای هرم</translation>
    </message>
    <message>
        <source>Obelisk carver</source>
        <translation>ابلیسک‌تراش</translation>
    </message>
    <message>
        <source>Tomb keeper</source>
        <translation>نگهبان مقبره</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>تندیس</translation>
    </message>
    <message>
        <source>one more stone</source>
        <translation>یک سنگ بیشتر</translation>
    </message>
    <message>
        <source>sail a ship</source>
        <translation>یک کشتی برانید</translation>
    </message>
    <message>
        <source>{count} stones back</source>
        <translation>تا {count} سنگ از جعبه</translation>
    </message>
    <message>
        <source>new order</source>
        <translation>چینش تازه</translation>
    </message>
    <message>
        <source>{points} per {stones} stones</source>
        <translation>{points} برای هر {stones} سنگ</translation>
    </message>
    <message>
        <source>{points} per stone</source>
        <translation>{points} برای هر سنگ</translation>
    </message>
    <message>
        <source>Before your action: load one more stone. Used once.</source>
        <translation>پیش از کنش، یک سنگ دیگر بار بزنید. یک‌بارمصرف است.</translation>
    </message>
    <message>
        <source>Before your action: sail a ship. Used once.</source>
        <translation>پیش از کنش، یک کشتی برانید. یک‌بارمصرف است.</translation>
    </message>
    <message>
        <source>Before your action: take up to three of your stones back from the box. Used once.</source>
        <translation>پیش از کنش، تا سه سنگ خود را از جعبه برگردانید. یک‌بارمصرف است.</translation>
    </message>
    <message>
        <source>Before your action: rearrange the stones of a ship. Used once.</source>
        <translation>پیش از کنش، سنگ‌های یک کشتی را جابه‌جا کنید. یک‌بارمصرف است.</translation>
    </message>
    <message>
        <source>At the end: {points} point for each of your stones in the temple.</source>
        <translation>در پایان، برای هر سنگ شما در معبد {points} امتیاز.</translation>
    </message>
    <message>
        <source>At the end: {points} point for every two of your stones in the pyramid.</source>
        <translation>در پایان، برای هر دو سنگ شما در هرم {points} امتیاز.</translation>
    </message>
    <message>
        <source>At the end: {points} points for each of your stones at the obelisk.</source>
        <translation>در پایان، برای هر سنگ شما در ابلیسک {points} امتیاز.</translation>
    </message>
    <message>
        <source>At the end: {points} point for each of your stones in the tomb.</source>
        <translation>در پایان، برای هر سنگ شما در مقبره {points} امتیاز.</translation>
    </message>
    <message>
        <source>At the end: {one} point for one statue, {two} for two, {three}, {four}.</source>
        <translation>در پایان، یک تندیس {one} امتیاز، دو تا {two}، سه تا {three} و چهار تا {four}.</translation>
    </message>
    <message>
        <source>{have} of {room}</source>
        <translation>{have} از {room}</translation>
    </message>
    <message>
        <source>This would end the game:</source>
        <translation>بازی با این تمام می‌شود:</translation>
    </message>
    <message>
        <source>If it lands here, a new round begins:</source>
        <translation>اگر این‌جا پهلو بگیرد، دور تازه آغاز می‌شود:</translation>
    </message>
    <message>
        <source>If it lands here:</source>
        <translation>اگر این‌جا پهلو بگیرد:</translation>
    </message>
    <message>
        <source>one stone goes back</source>
        <translation>یک سنگ برمی‌گردد</translation>
    </message>
    <message>
        <source>{count} stones go back</source>
        <translation>{count} سنگ برمی‌گردد</translation>
    </message>
    <message>
        <source>Nobody’s points change</source>
        <translation>امتیاز کسی عوض نمی‌شود</translation>
    </message>
    <message>
        <source>For you now: {points}</source>
        <translation>برای شما اکنون: {points}</translation>
    </message>
    <message>
        <source>Pyramid: points so far</source>
        <translation>هرم: امتیاز تا این‌جا</translation>
    </message>
    <message>
        <source>Temple: points at the end</source>
        <translation>معبد: امتیاز در پایان</translation>
    </message>
    <message>
        <source>Obelisk: points at the end</source>
        <translation>ابلیسک: امتیاز در پایان</translation>
    </message>
    <message>
        <source>Tomb: points at the end</source>
        <translation>مقبره: امتیاز در پایان</translation>
    </message>
    <message>
        <source>{name}: one stone</source>
        <translation>{name}: یک سنگ</translation>
    </message>
    <message>
        <source>{name}: {count} stones</source>
        <translation>{name}: {count} سنگ</translation>
    </message>
    <message>
        <source>Let it be so</source>
        <translation>همین باشد</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>ذخیرهٔ شما</translation>
    </message>
    <message>
        <source>one stone</source>
        <translation>یک سنگ</translation>
    </message>
    <message>
        <source>{count} stones</source>
        <translation>{count} سنگ</translation>
    </message>
    <message>
        <source>{count} in the box</source>
        <translation>{count} در جعبه</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>دست شما</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>هنوز هیچ</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>یک کارت</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} کارت</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} کارت مانده</translation>
    </message>
    <message>
        <source>Your reserve, {count} stones</source>
        <translation>ذخیرهٔ شما، {count} سنگ</translation>
    </message>
    <message>
        <source>Your cards, {count}</source>
        <translation>دست شما، {count} کارت</translation>
    </message>
    <message>
        <source>Market, empty place</source>
        <translation>بازار، جای خالی</translation>
    </message>
    <message>
        <source>Market: {card}, costs {cost}. {rule}</source>
        <translation>بازار: {card}، بها {cost} سنگ. {rule}</translation>
    </message>
    <message>
        <source>Your card: {card}. {rule}</source>
        <translation>کارت شما: {card}. {rule}</translation>
    </message>
    <message>
        <source>{ship}, {count} aboard: {names}</source>
        <translation>{ship}، {count} سنگ: {names}</translation>
    </message>
    <message>
        <source>{ship}, empty</source>
        <translation>{ship}، خالی</translation>
    </message>
    <message>
        <source>{ship}, berth {berth} of {berths}, free</source>
        <translation>{ship}، جای {berth} از {berths}، خالی</translation>
    </message>
    <message>
        <source>{ship}, berth {berth} of {berths}: {name}</source>
        <translation>{ship}، جای {berth} از {berths}: {name}</translation>
    </message>
    <message>
        <source>Settle the new order on the {ship}</source>
        <translation>پذیرفتن ترتیب تازه در {ship}</translation>
    </message>
    <message>
        <source>The landscape: play the card here</source>
        <translation>پهنهٔ بازی: کارت را این‌جا بازی کنید</translation>
    </message>
</context>
</TS>
