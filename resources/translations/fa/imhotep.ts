<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>imhotep</name>
    <message>
        <source>pyramid</source>
        <translation>هرم</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>معبد</translation>
    </message>
    <message>
        <source>obelisk</source>
        <translation>ابلیسک</translation>
    </message>
    <message>
        <source>tomb</source>
        <translation>مقبره</translation>
    </message>
    <message>
        <source>Imhotep</source>
        <translation>ایمهوتپ</translation>
    </message>
    <message>
        <source>Ship stones to the foot of the pyramid</source>
        <translation>سنگ‌ها را با کشتی به پای هرم برسانید</translation>
    </message>
    <message>
        <source>Round {round} · {placed} of {places} stones</source>
        <translation>دور {round} · {placed} از {places} سنگ</translation>
    </message>
    <message>
        <source>{count} in reserve</source>
        <translation>{count} در ذخیره</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} کارت</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>بی‌کارت</translation>
    </message>
    <message>
        <source>points now</source>
        <translation>امتیاز اکنون</translation>
    </message>
    <message>
        <source>Tutorial rules</source>
        <translation>قواعد خودآموز</translation>
    </message>
    <message>
        <source>as the tutorial plays</source>
        <translation>همان‌گونه که خودآموز بازی می‌کند</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>دور {round}</translation>
    </message>
    <message>
        <source>The market: {count} cards, {left} in the deck</source>
        <translation>بازار: {count} کارت، {left} کارت در دسته</translation>
    </message>
    <message>
        <source>{seat} begins, drawn by lot</source>
        <translation>{seat} به حکم قرعه آغاز می‌کند</translation>
    </message>
    <message>
        <source>{seat} plays {card} {name}</source>
        <translation>{seat} {card} {name} را بازی می‌کند</translation>
    </message>
    <message>
        <source>{seat} loads the {ship}, berth {berth}</source>
        <translation>{seat} {ship} را بار می‌زند، جای {berth}</translation>
    </message>
    <message>
        <source>{seat} sails the {ship} to the {site}</source>
        <translation>{seat} {ship} را به {site} می‌راند</translation>
    </message>
    <message>
        <source>The {site} is full</source>
        <translation>{site} پر شد</translation>
    </message>
    <message>
        <source>{seat} takes one stone back from the box</source>
        <translation>{seat} یک سنگ از جعبه برمی‌گرداند</translation>
    </message>
    <message>
        <source>{seat} takes {count} stones back from the box</source>
        <translation>{seat} {count} سنگ از جعبه برمی‌گرداند</translation>
    </message>
    <message>
        <source>{seat} rearranges the {ship}</source>
        <translation>{seat} سنگ‌های {ship} را جابه‌جا می‌کند</translation>
    </message>
    <message>
        <source>{seat} passes</source>
        <translation>{seat} پاس می‌دهد</translation>
    </message>
    <message>
        <source>{seat} cannot act and is skipped</source>
        <translation>از {seat} کاری برنمی‌آید و نوبتش رد می‌شود</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>بازی تمام شد</translation>
    </message>
    <message>
        <source>New in the market: {card} {name}</source>
        <translation>تازه در بازار: {card} {name}</translation>
    </message>
    <message>
        <source>{seat} buys {card} {name} for one stone</source>
        <translation>{seat} {card} {name} را به یک سنگ می‌خرد</translation>
    </message>
    <message>
        <source>{seat} buys {card} {name} for {cost} stones</source>
        <translation>{seat} {card} {name} را به {cost} سنگ می‌خرد</translation>
    </message>
    <message>
        <source>{seat}: one stone set</source>
        <translation>{seat}: یک سنگ نشست</translation>
    </message>
    <message>
        <source>{seat}: {count} stones set</source>
        <translation>{seat}: {count} سنگ نشست</translation>
    </message>
    <message>
        <source>{seat}: one stone set, {points}</source>
        <translation>{seat}: یک سنگ نشست، {points}</translation>
    </message>
    <message>
        <source>{seat}: {count} stones set, {points}</source>
        <translation>{seat}: {count} سنگ نشست، {points}</translation>
    </message>
    <message>
        <source>{seat}: no room for one stone, it goes back</source>
        <translation>{seat}: یک سنگ جا نشد و برگشت</translation>
    </message>
    <message>
        <source>{seat}: no room for {count} stones, they go back</source>
        <translation>{seat}: {count} سنگ جا نشد و برگشت</translation>
    </message>
    <message>
        <source>All four sites are full</source>
        <translation>هر چهار بنا پر شده است</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>دسته خالی شده است</translation>
    </message>
    <message>
        <source>Nobody could act any more</source>
        <translation>دیگر کاری از کسی برنمی‌آمد</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} برنده است</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>{first} و {second} با هم برنده‌اند</translation>
    </message>
    <message>
        <source>{count} players share the win</source>
        <translation>{count} نفر با هم برنده‌اند</translation>
    </message>
    <message>
        <source>Extra stones</source>
        <translation>سنگ‌های افزوده</translation>
    </message>
    <message>
        <source>Berth of a stone</source>
        <translation>جای سنگ در کشتی</translation>
    </message>
    <message>
        <source>Tied for the most</source>
        <translation>برابری در بیشترین</translation>
    </message>
    <message>
        <source>How many stones everyone has besides the first four.</source>
        <translation>هر کس جز چهار سنگ نخست چند سنگ دیگر دارد.</translation>
    </message>
    <message>
        <source>Whether you may choose among the free berths of a ship.</source>
        <translation>آیا می‌توانید میان جاهای خالی کشتی یکی را برگزینید.</translation>
    </message>
    <message>
        <source>Who gets the bonus at the obelisk and the tomb when players tie.</source>
        <translation>اگر در ابلیسک یا مقبره چند نفر برابر باشند، پاداش به چه کسی می‌رسد.</translation>
    </message>
    <message>
        <source>by players</source>
        <translation>به شمار بازیکنان</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>از بالا</translation>
    </message>
    <message>
        <source>any free one</source>
        <translation>هر جای خالی</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>هیچ‌کس</translation>
    </message>
    <message>
        <source>each in full</source>
        <translation>به هر یک، تمام</translation>
    </message>
    <message>
        <source>The market is being laid out</source>
        <translation>بازار را می‌چینند</translation>
    </message>
    <message>
        <source>It is being drawn who begins</source>
        <translation>قرعهٔ آغازگر را می‌کشند</translation>
    </message>
    <message>
        <source>A new card comes into the market</source>
        <translation>کارتی تازه به بازار می‌آید</translation>
    </message>
    <message>
        <source>{seat} is to act</source>
        <translation>نوبت {seat} است</translation>
    </message>
    <message>
        <source>{seat}: no action is possible; play a card, or pass</source>
        <translation>{seat}: کنشی شدنی نیست؛ کارتی بازی کنید یا پاس بدهید</translation>
    </message>
    <message>
        <source>{seat}: no action is possible; you pass</source>
        <translation>{seat}: کنشی شدنی نیست؛ پاس می‌دهید</translation>
    </message>
    <message>
        <source>{seat}: load a stone, buy a card or sail a ship</source>
        <translation>{seat}: سنگی بار بزنید، کارتی بخرید یا کشتی‌ای برانید</translation>
    </message>
    <message>
        <source>{seat}: load a stone or buy a card</source>
        <translation>{seat}: سنگی بار بزنید یا کارتی بخرید</translation>
    </message>
    <message>
        <source>{seat}: load a stone or sail a ship</source>
        <translation>{seat}: سنگی بار بزنید یا کشتی‌ای برانید</translation>
    </message>
    <message>
        <source>{seat}: load a stone</source>
        <translation>{seat}: سنگی بار بزنید</translation>
    </message>
    <message>
        <source>{seat}: buy a card or sail a ship</source>
        <translation>{seat}: کارتی بخرید یا کشتی‌ای برانید</translation>
    </message>
    <message>
        <source>{seat}: buy a card</source>
        <translation>{seat}: کارتی بخرید</translation>
    </message>
    <message>
        <source>{seat}: sail a ship</source>
        <translation>{seat}: کشتی‌ای برانید</translation>
    </message>
    <message>
        <source>{seat}: load a stone, buy a card or sail a ship; cards may be played before</source>
        <translation>{seat}: سنگی بار بزنید، کارتی بخرید یا کشتی‌ای برانید؛ پیش از آن می‌توانید کارت بازی کنید</translation>
    </message>
    <message>
        <source>{seat}: load a stone or buy a card; cards may be played before</source>
        <translation>{seat}: سنگی بار بزنید یا کارتی بخرید؛ پیش از آن می‌توانید کارت بازی کنید</translation>
    </message>
    <message>
        <source>{seat}: load a stone or sail a ship; cards may be played before</source>
        <translation>{seat}: سنگی بار بزنید یا کشتی‌ای برانید؛ پیش از آن می‌توانید کارت بازی کنید</translation>
    </message>
    <message>
        <source>{seat}: load a stone; cards may be played before</source>
        <translation>{seat}: سنگی بار بزنید؛ پیش از آن می‌توانید کارت بازی کنید</translation>
    </message>
    <message>
        <source>{seat}: buy a card or sail a ship; cards may be played before</source>
        <translation>{seat}: کارتی بخرید یا کشتی‌ای برانید؛ پیش از آن می‌توانید کارت بازی کنید</translation>
    </message>
    <message>
        <source>{seat}: buy a card; cards may be played before</source>
        <translation>{seat}: کارتی بخرید؛ پیش از آن می‌توانید کارت بازی کنید</translation>
    </message>
    <message>
        <source>{seat}: sail a ship; cards may be played before</source>
        <translation>{seat}: کشتی‌ای برانید؛ پیش از آن می‌توانید کارت بازی کنید</translation>
    </message>
    <message>
        <source>{seat}: load one more stone</source>
        <translation>{seat}: یک سنگ دیگر بار بزنید</translation>
    </message>
    <message>
        <source>{seat}: the wind is fair, sail a ship</source>
        <translation>{seat}: باد موافق است، کشتی‌ای برانید</translation>
    </message>
    <message>
        <source>{seat}: how many stones come back from the box?</source>
        <translation>{seat}: چند سنگ از جعبه برگردد؟</translation>
    </message>
    <message>
        <source>{seat}: move stones between the berths of one ship, then settle the new order</source>
        <translation>{seat}: سنگ‌های یک کشتی را میان جاهایش جابه‌جا کنید، سپس ترتیب تازه را بپذیرید</translation>
    </message>
    <message>
        <source>{seat} wins with {points} points and the larger reserve</source>
        <translation>{seat} با {points} امتیاز و ذخیرهٔ بیشتر برنده است</translation>
    </message>
    <message>
        <source>{seat} wins with {points} points</source>
        <translation>{seat} با {points} امتیاز برنده است</translation>
    </message>
    <message>
        <source>{first} and {second} share the win with {points} points</source>
        <translation>{first} و {second} با {points} امتیاز هر دو برنده‌اند</translation>
    </message>
    <message>
        <source>{count} players share the win with {points} points</source>
        <translation>{count} نفر با {points} امتیاز با هم برنده‌اند</translation>
    </message>
    <message>
        <source>Load: {ship}, berth {berth}</source>
        <translation>بار زدن: {ship}، جای {berth}</translation>
    </message>
    <message>
        <source>Buy {card} {name} for one stone</source>
        <translation>خرید {card} {name} به یک سنگ</translation>
    </message>
    <message>
        <source>Buy {card} {name} for {cost} stones</source>
        <translation>خرید {card} {name} به {cost} سنگ</translation>
    </message>
    <message>
        <source>Sail the {ship} to the {site}</source>
        <translation>راندن {ship} به {site}</translation>
    </message>
    <message>
        <source>Play {card} {name}</source>
        <translation>بازی {card} {name}</translation>
    </message>
    <message>
        <source>Take one stone back</source>
        <translation>برگرداندن یک سنگ</translation>
    </message>
    <message>
        <source>Take {count} stones back</source>
        <translation>برگرداندن {count} سنگ</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>Order on the {ship}: {first}, {second}</source>
        <translation>ترتیب در {ship}: {first}، {second}</translation>
    </message>
    <message>
        <source>Order on the {ship}: {first}, {second}, {third}</source>
        <translation>ترتیب در {ship}: {first}، {second}، {third}</translation>
    </message>
    <message>
        <source>Order on the {ship}: {first}, {second}, {third}, {fourth}</source>
        <translation>ترتیب در {ship}: {first}، {second}، {third}، {fourth}</translation>
    </message>
    <message>
        <source>Passing ends your turn; your cards stay with you.</source>
        <translation>با پاس، نوبتتان تمام می‌شود؛ کارت‌ها نزدتان می‌ماند.</translation>
    </message>
    <message>
        <source>There is no such building site.</source>
        <translation>چنین بنایی نیست.</translation>
    </message>
    <message>
        <source>There is no such ship or berth.</source>
        <translation>چنین کشتی یا جایی نیست.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>چنین کارتی نیست.</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>آن‌جا کارتی نیست.</translation>
    </message>
    <message>
        <source>This ship has already sailed this round.</source>
        <translation>این کشتی در این دور رفته است.</translation>
    </message>
    <message>
        <source>You can take an action, so you must.</source>
        <translation>کنشی شدنی است، پس باید انجامش دهید.</translation>
    </message>
    <message>
        <source>This card stays where it lies and scores at the end; it is not played.</source>
        <translation>این کارت همان‌جا می‌ماند و در پایان امتیاز می‌دهد؛ بازی کردن ندارد.</translation>
    </message>
    <message>
        <source>The rules do not allow this here.</source>
        <translation>قواعد این حرکت را این‌جا نمی‌پذیرند.</translation>
    </message>
    <message>
        <source>The market is still being laid out.</source>
        <translation>هنوز بازار را می‌چینند.</translation>
    </message>
    <message>
        <source>First a new card comes into the market.</source>
        <translation>نخست کارتی تازه به بازار می‌آید.</translation>
    </message>
    <message>
        <source>Cards are played in your own turn only.</source>
        <translation>کارت را فقط در نوبت خودتان بازی می‌کنید.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>You have no stone in your reserve.</source>
        <translation>در ذخیره‌تان سنگی نیست.</translation>
    </message>
    <message>
        <source>This ship has sailed; it comes back next round.</source>
        <translation>این کشتی رفته است و دور بعد برمی‌گردد.</translation>
    </message>
    <message>
        <source>This ship is full.</source>
        <translation>این کشتی پر است.</translation>
    </message>
    <message>
        <source>There is a stone in this berth already.</source>
        <translation>در این جا سنگی هست.</translation>
    </message>
    <message>
        <source>A stone goes into the topmost free berth.</source>
        <translation>سنگ در نخستین جای خالی از بالا می‌نشیند.</translation>
    </message>
    <message>
        <source>Your reserve has too few stones for this card.</source>
        <translation>سنگ‌های ذخیره‌تان برای این کارت بس نیست.</translation>
    </message>
    <message>
        <source>An empty ship cannot sail.</source>
        <translation>کشتی خالی را نمی‌شود راند.</translation>
    </message>
    <message>
        <source>This site is full.</source>
        <translation>این بنا پر است.</translation>
    </message>
    <message>
        <source>This ship cannot sail there.</source>
        <translation>این کشتی را نمی‌شود به آن‌جا راند.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>این کارت در دست شما نیست.</translation>
    </message>
    <message>
        <source>Stones come back from the box only with a quarry.</source>
        <translation>سنگ فقط با سنگ‌بُری از جعبه برمی‌گردد.</translation>
    </message>
    <message>
        <source>Stones on a ship are moved only with a lever.</source>
        <translation>سنگ‌های کشتی را فقط با اهرم می‌شود جابه‌جا کرد.</translation>
    </message>
    <message>
        <source>The order of the owners must come out different.</source>
        <translation>ترتیب صاحبان سنگ‌ها باید عوض شود.</translation>
    </message>
    <message>
        <source>First load the stone of your extra hands.</source>
        <translation>نخست سنگ «دستِ کمک» را بار بزنید.</translation>
    </message>
    <message>
        <source>First sail a ship with your fair wind.</source>
        <translation>نخست با «باد موافق» کشتی‌ای برانید.</translation>
    </message>
    <message>
        <source>You do not have so many stones in the box.</source>
        <translation>این‌قدر سنگ در جعبه ندارید.</translation>
    </message>
    <message>
        <source>First take stones back with your quarry.</source>
        <translation>نخست با «سنگ‌بُری» سنگ برگردانید.</translation>
    </message>
    <message>
        <source>First rearrange a ship with your lever.</source>
        <translation>نخست با «اهرم» سنگ‌های یک کشتی را جابه‌جا کنید.</translation>
    </message>
    <message>
        <source>Extra hands need a stone in your reserve and a free berth in the harbour.</source>
        <translation>«دستِ کمک» سنگی در ذخیره‌تان و جایی خالی در کشتی‌های بندر می‌خواهد.</translation>
    </message>
    <message>
        <source>A fair wind needs a ship that can sail.</source>
        <translation>«باد موافق» کشتی‌ای می‌خواهد که بتوان راند.</translation>
    </message>
    <message>
        <source>A quarry needs a stone of yours in the box.</source>
        <translation>«سنگ‌بُری» سنگی از شما در جعبه می‌خواهد.</translation>
    </message>
    <message>
        <source>The lever needs a ship in the harbour with stones of at least two owners.</source>
        <translation>«اهرم» کشتی‌ای در بندر می‌خواهد که سنگ‌هایش دست‌کم از دو نفر باشد.</translation>
    </message>
    <message>
        <source>Stones in the pyramid</source>
        <translation>سنگ‌های هرم</translation>
    </message>
    <message>
        <source>Stones in the temple</source>
        <translation>سنگ‌های معبد</translation>
    </message>
    <message>
        <source>Stones at the obelisk</source>
        <translation>سنگ‌های ابلیسک</translation>
    </message>
    <message>
        <source>Stones in the tomb</source>
        <translation>سنگ‌های مقبره</translation>
    </message>
    <message>
        <source>Most stones at the obelisk</source>
        <translation>بیشترین سنگ در ابلیسک</translation>
    </message>
    <message>
        <source>Most stones in the tomb</source>
        <translation>بیشترین سنگ در مقبره</translation>
    </message>
    <message>
        <source>All four sites are full.</source>
        <translation>هر چهار بنا پر شد.</translation>
    </message>
    <message>
        <source>The last card of the deck has come into the market.</source>
        <translation>آخرین کارت دسته به بازار آمد.</translation>
    </message>
    <message>
        <source>Nobody could act any more.</source>
        <translation>دیگر کاری از کسی برنمی‌آمد.</translation>
    </message>
</context>
</TS>
