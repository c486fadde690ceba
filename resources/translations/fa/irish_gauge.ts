<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>irish_gauge</name>
    <message>
        <source>{count} of {company}</source>
        <translation>{count} سهم {company}</translation>
    </message>
    <message>
        <source>Irish Gauge</source>
        <translation>آیریش گیج</translation>
    </message>
    <message>
        <source>Lay rails, buy shares, earn dividends</source>
        <translation>ریل بکشید، سهام بخرید، سود ببرید</translation>
    </message>
    <message>
        <source>Round {round} · shares on display: {shares}</source>
        <translation>دور {round} · {shares} سهم در ویترین</translation>
    </message>
    <message>
        <source>£ cash</source>
        <translation>پوند نقد</translation>
    </message>
    <message>
        <source>Wealth {wealth}</source>
        <translation>دارایی {wealth}</translation>
    </message>
    <message>
        <source>Tracks {count}</source>
        <translation>{count} ریل</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>پول نقد</translation>
    </message>
    <message>
        <source>Tutorial rules</source>
        <translation>قواعد خودآموز</translation>
    </message>
    <message>
        <source>as the tutorial plays, with our rulings</source>
        <translation>همان‌طور که خودآموز بازی می‌کند، با داوری‌های ما</translation>
    </message>
    <message>
        <source>In play: {companies}</source>
        <translation>شرکت‌های بازی: {companies}</translation>
    </message>
    <message>
        <source>{seat} is dealt a share: {companies}</source>
        <translation>به {seat} سهم می‌رسد: {companies}</translation>
    </message>
    <message>
        <source>The draw: {seat} begins</source>
        <translation>قرعه: {seat} آغاز می‌کند</translation>
    </message>
    <message>
        <source>Round {round}, {seat}</source>
        <translation>دور {round}، {seat}</translation>
    </message>
    <message>
        <source>{seat} puts up {company} from {opening}</source>
        <translation>{seat} سهم {company} را از {opening} به مزایده می‌گذارد</translation>
    </message>
    <message>
        <source>{seat} bids {amount}</source>
        <translation>{seat} {amount} پیشنهاد می‌دهد</translation>
    </message>
    <message>
        <source>{seat} cannot bid</source>
        <translation>{seat} نمی‌تواند پیشنهاد بدهد</translation>
    </message>
    <message>
        <source>{seat} passes</source>
        <translation>{seat} پاس می‌دهد</translation>
    </message>
    <message>
        <source>Nobody has bid</source>
        <translation>کسی پیشنهاد نداد</translation>
    </message>
    <message>
        <source>{seat} gets a share of {company} for {paid}</source>
        <translation>{seat} سهم {company} را {paid} می‌خرد</translation>
    </message>
    <message>
        <source>{seat} buys a share of {company} at {paid}</source>
        <translation>{seat} سهم {company} را به قیمت {paid} می‌خرد</translation>
    </message>
    <message>
        <source>{seat} cannot pay for any share</source>
        <translation>پول {seat} به هیچ سهمی نمی‌رسد</translation>
    </message>
    <message>
        <source>{seat} buys nothing</source>
        <translation>{seat} چیزی نمی‌خرد</translation>
    </message>
    <message>
        <source>Nobody has five pounds: no share is offered</source>
        <translation>هیچ‌کس پنج پوند ندارد: سهمی عرضه نمی‌شود</translation>
    </message>
    <message>
        <source>{seat} lays {space} for {cost}</source>
        <translation>{seat} در {space} ریل می‌کشد، {cost}</translation>
    </message>
    <message>
        <source>{seat} has no track left</source>
        <translation>{seat} دیگر ریلی ندارد</translation>
    </message>
    <message>
        <source>{seat} cannot pay for any track</source>
        <translation>پول {seat} به هیچ ریلی نمی‌رسد</translation>
    </message>
    <message>
        <source>{route} is a link: {city} is reached</source>
        <translation>{route} پیوند شد: رسیدن به {city}</translation>
    </message>
    <message>
        <source>{route} is a link: two networks join</source>
        <translation>{route} پیوند شد: دو شبکه به هم پیوستند</translation>
    </message>
    <message>
        <source>{route} is a link within one network</source>
        <translation>{route} پیوندی درونی شد</translation>
    </message>
    <message>
        <source>{route} is a link that no company uses yet</source>
        <translation>{route} پیوند شد، هنوز بی هیچ شرکتی</translation>
    </message>
    <message>
        <source>{seat}: dividend {amount}</source>
        <translation>{seat}: سود {amount}</translation>
    </message>
    <message>
        <source>{company} is closed</source>
        <translation>{company} بسته شد</translation>
    </message>
    <message>
        <source>{badge} {company} rises from {before} to {after}</source>
        <translation>{badge} {company} از {before} به {after} می‌رسد</translation>
    </message>
    <message>
        <source>The display is empty: this turn is the last</source>
        <translation>ویترین خالی شد: این نوبت آخرین نوبت است</translation>
    </message>
    <message>
        <source>The map is full</source>
        <translation>نقشه پر شد</translation>
    </message>
    <message>
        <source>Nothing bought or built: turn {count} of {needed} in a row</source>
        <translation>نه خریدی و نه ساختی: نوبت {count} از {needed} پی‌درپی</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>بازی تمام شد</translation>
    </message>
    <message>
        <source>No share is left on display.</source>
        <translation>سهمی در ویترین نمانده است.</translation>
    </message>
    <message>
        <source>Every space of the map is built.</source>
        <translation>همهٔ جاهای نقشه ساخته شده است.</translation>
    </message>
    <message>
        <source>A whole round long nobody bought or built anything.</source>
        <translation>یک دور کامل کسی نه سهمی خرید و نه ریلی ساخت.</translation>
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
        <source>Money at the start</source>
        <translation>پول آغاز</translation>
    </message>
    <message>
        <source>First shares</source>
        <translation>نخستین سهام</translation>
    </message>
    <message>
        <source>Buying without an auction</source>
        <translation>خرید بدون مزایده</translation>
    </message>
    <message>
        <source>When nobody bids</source>
        <translation>وقتی کسی پیشنهاد ندهد</translation>
    </message>
    <message>
        <source>A new city is worth</source>
        <translation>ارزش شهر تازه</translation>
    </message>
    <message>
        <source>A join is worth</source>
        <translation>ارزش پیوستن شبکه‌ها</translation>
    </message>
    <message>
        <source>Dividend</source>
        <translation>سود</translation>
    </message>
    <message>
        <source>What everyone owns before the first turn.</source>
        <translation>پول هر کس پیش از نوبت اول.</translation>
    </message>
    <message>
        <source>What everyone holds before the first turn.</source>
        <translation>سهم هر کس پیش از نوبت اول.</translation>
    </message>
    <message>
        <source>Whether you may buy at the price instead of holding an auction.</source>
        <translation>این‌که به جای مزایده بشود به قیمت کنونی خرید.</translation>
    </message>
    <message>
        <source>Whether you may buy then, or must if you can pay.</source>
        <translation>این‌که خرید آن‌گاه به دلخواه باشد یا ناگزیر.</translation>
    </message>
    <message>
        <source>How far prices rise when a link reaches a new city.</source>
        <translation>بالا رفتن قیمت‌ها وقتی پیوندی به شهری تازه برسد.</translation>
    </message>
    <message>
        <source>How far prices rise when a link joins two networks.</source>
        <translation>بالا رفتن قیمت‌ها وقتی پیوندی دو شبکه را به هم بپیوندد.</translation>
    </message>
    <message>
        <source>Which price a share pays: before the rise, or after it.</source>
        <translation>این‌که سود به قیمتِ پیش از بالا رفتن باشد یا پس از آن.</translation>
    </message>
    <message>
        <source>one, by lot</source>
        <translation>یکی، به قرعه</translation>
    </message>
    <message>
        <source>one of each company</source>
        <translation>از هر شرکت یکی</translation>
    </message>
    <message>
        <source>only if nobody bids</source>
        <translation>فقط اگر کسی پیشنهاد ندهد</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>هر وقت بخواهید</translation>
    </message>
    <message>
        <source>may buy</source>
        <translation>به دلخواه</translation>
    </message>
    <message>
        <source>must buy</source>
        <translation>ناگزیر</translation>
    </message>
    <message>
        <source>before the rise</source>
        <translation>پیش از بالا رفتن</translation>
    </message>
    <message>
        <source>after the rise</source>
        <translation>پس از بالا رفتن</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>It is being drawn which companies take part</source>
        <translation>شرکت‌های بازی به قرعه برگزیده می‌شوند</translation>
    </message>
    <message>
        <source>The first shares are being dealt</source>
        <translation>نخستین سهام پخش می‌شود</translation>
    </message>
    <message>
        <source>It is being drawn who begins</source>
        <translation>قرعه می‌کشند که چه کسی آغاز کند</translation>
    </message>
    <message>
        <source>{seat}: put a share up for auction, or buy one at its price</source>
        <translation>{seat}: سهمی را به مزایده بگذارید یا به قیمتش بخرید</translation>
    </message>
    <message>
        <source>{seat}: put a share up for auction</source>
        <translation>{seat}: سهمی را به مزایده بگذارید</translation>
    </message>
    <message>
        <source>{seat}: lay a track</source>
        <translation>{seat}: یک ریل بکشید</translation>
    </message>
    <message>
        <source>{seat}: bid {least} or more for a share of {company}, or pass</source>
        <translation>{seat}: برای سهم {company} دست‌کم {least} پیشنهاد بدهید یا پاس بدهید</translation>
    </message>
    <message>
        <source>{seat}: nobody has bid; buy a share at its price</source>
        <translation>{seat}: کسی پیشنهاد نداد؛ سهمی را به قیمتش بخرید</translation>
    </message>
    <message>
        <source>{seat}: nobody has bid; buy a share at its price, or none</source>
        <translation>{seat}: کسی پیشنهاد نداد؛ سهمی را به قیمتش بخرید یا هیچ نخرید</translation>
    </message>
    <message>
        <source>{seat} wins with a wealth of {wealth}</source>
        <translation>{seat} با دارایی {wealth} برنده است</translation>
    </message>
    <message>
        <source>{first} and {second} share the win with a wealth of {wealth}</source>
        <translation>{first} و {second} با دارایی {wealth} با هم برنده‌اند</translation>
    </message>
    <message>
        <source>{count} players share the win with a wealth of {wealth}</source>
        <translation>{count} نفر با دارایی {wealth} با هم برنده‌اند</translation>
    </message>
    <message>
        <source>Put up a share of {company} from {opening}</source>
        <translation>مزایدهٔ سهم {company} از {opening}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>پیشنهاد {amount}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>Buy a share of {company} at {price}</source>
        <translation>خرید سهم {company} به قیمت {price}</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>نمی‌خرم</translation>
    </message>
    <message>
        <source>Lay a track on {space} for {cost}</source>
        <translation>ریل در {space}، {cost}</translation>
    </message>
    <message>
        <source>Complete {space} for {cost}</source>
        <translation>پیوند {space}، {cost}</translation>
    </message>
    <message>
        <source>Complete {space} for {cost}: pays you {paid}</source>
        <translation>پیوند {space}، {cost}: سود شما {paid}</translation>
    </message>
    <message>
        <source>There is no such company.</source>
        <translation>چنین شرکتی نیست.</translation>
    </message>
    <message>
        <source>There is no such space on the map.</source>
        <translation>چنین جایی روی نقشه نیست.</translation>
    </message>
    <message>
        <source>This company is not in play.</source>
        <translation>این شرکت در بازی نیست.</translation>
    </message>
    <message>
        <source>No city lies beside this space, and nothing is built beside it yet.</source>
        <translation>نه شهری کنار این‌جاست و نه هنوز چیزی کنارش ساخته شده.</translation>
    </message>
    <message>
        <source>This company is closed: its shares are no longer sold.</source>
        <translation>این شرکت بسته است: سهامش دیگر فروخته نمی‌شود.</translation>
    </message>
    <message>
        <source>The rules do not allow this here.</source>
        <translation>قواعد این حرکت را این‌جا نمی‌پذیرند.</translation>
    </message>
    <message>
        <source>It is still being drawn which companies take part.</source>
        <translation>هنوز قرعهٔ شرکت‌های بازی را نکشیده‌اند.</translation>
    </message>
    <message>
        <source>The first shares are still being dealt.</source>
        <translation>نخستین سهام هنوز پخش می‌شود.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn to bid.</source>
        <translation>نوبت پیشنهاد شما نیست.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>A share is bought only when nobody has bid for it in an auction.</source>
        <translation>سهم را فقط وقتی می‌شود خرید که در مزایده کسی پیشنهادی نداده باشد.</translation>
    </message>
    <message>
        <source>This turn a share has been put up already.</source>
        <translation>در این نوبت سهمی به مزایده گذاشته شده است.</translation>
    </message>
    <message>
        <source>No share of this company is left on display.</source>
        <translation>از این شرکت سهمی در ویترین نمانده است.</translation>
    </message>
    <message>
        <source>An auction opens at {least} or more.</source>
        <translation>مزایده دست‌کم از {least} شروع می‌شود.</translation>
    </message>
    <message>
        <source>The opening price is at most the company's price, {price}.</source>
        <translation>قیمت شروع از قیمت شرکت، {price}، بیشتر نمی‌شود.</translation>
    </message>
    <message>
        <source>Nobody at the table can pay more than {highest}.</source>
        <translation>هیچ‌کس سر میز بیش از {highest} ندارد.</translation>
    </message>
    <message>
        <source>There is no auction now.</source>
        <translation>اکنون مزایده‌ای در کار نیست.</translation>
    </message>
    <message>
        <source>The first bid must reach the opening price, {least}.</source>
        <translation>پیشنهاد اول باید به قیمت شروع، {least}، برسد.</translation>
    </message>
    <message>
        <source>A bid must be higher than the last one: at least {least}.</source>
        <translation>پیشنهاد باید از پیشنهاد پیشین بیشتر باشد: دست‌کم {least}.</translation>
    </message>
    <message>
        <source>You cannot bid more than your cash, {cash}.</source>
        <translation>نمی‌توانید بیش از پول خود، {cash}، پیشنهاد بدهید.</translation>
    </message>
    <message>
        <source>At this table you must buy a share if you can pay for one.</source>
        <translation>سر این میز اگر پولتان به سهمی برسد باید بخرید.</translation>
    </message>
    <message>
        <source>You cannot pay {price} for a share of {company}.</source>
        <translation>پولتان به {price} برای سهم {company} نمی‌رسد.</translation>
    </message>
    <message>
        <source>A track lies on this space already.</source>
        <translation>این‌جا پیش‌تر ریل کشیده‌اند.</translation>
    </message>
    <message>
        <source>First the share is settled, then a track is laid.</source>
        <translation>نخست کار سهم تمام می‌شود، سپس ریل می‌کشید.</translation>
    </message>
    <message>
        <source>You have no track left.</source>
        <translation>دیگر ریلی ندارید.</translation>
    </message>
    <message>
        <source>A track here costs {cost}, and you have {cash}.</source>
        <translation>ریل این‌جا {cost} می‌خواهد و شما {cash} دارید.</translation>
    </message>
    <message>
        <source>Now you have to lay a track.</source>
        <translation>اکنون باید یک ریل بکشید.</translation>
    </message>
</context>
</TS>
