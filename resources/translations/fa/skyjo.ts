<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>skyjo</name>
    <message>
        <source>Skyjo</source>
        <translation>اسکای‌جو</translation>
    </message>
    <message>
        <source>Shed the heavy cards, close the columns</source>
        <translation>کارت‌های سنگین را رد کنید، ستون‌ها را ببندید</translation>
    </message>
    <message>
        <source>Round {round} · to {target} points</source>
        <translation>دور {round} · تا {target} امتیاز</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>دور {round} از {rounds}</translation>
    </message>
    <message>
        <source>showing</source>
        <translation>رو شده</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>مجموع {total}</translation>
    </message>
    <message>
        <source>{count} face down</source>
        <translation>{count} پنهان</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>دور {round} تمام شد</translation>
    </message>
    <message>
        <source>A total has reached the target.</source>
        <translation>مجموع یک نفر به امتیاز هدف رسید.</translation>
    </message>
    <message>
        <source>All rounds have been played.</source>
        <translation>همهٔ دورها بازی شد.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>روی میز</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>دور {round}</translation>
    </message>
    <message>
        <source>Tutorial rules</source>
        <translation>قواعد خودآموز</translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation>قواعد چاپی</translation>
    </message>
    <message>
        <source>as the tutorial plays</source>
        <translation>همان که در خودآموز آمده</translation>
    </message>
    <message>
        <source>as in the boxed game</source>
        <translation>همان که در جعبه آمده</translation>
    </message>
    <message>
        <source>stopped too soon, counts double</source>
        <translation>زود ایست داد، دو برابر شد</translation>
    </message>
    <message>
        <source>The cards are dealt, {card} lies open</source>
        <translation>کارت‌ها پخش شد و {card} رو شد</translation>
    </message>
    <message>
        <source>{seat} takes {card}</source>
        <translation>{seat} {card} را برمی‌دارد</translation>
    </message>
    <message>
        <source>{seat} discards {card}</source>
        <translation>{seat} {card} را دور می‌اندازد</translation>
    </message>
    <message>
        <source>{seat} stops the round: everyone else has one more turn</source>
        <translation>{seat} ایست می‌دهد: دیگران هر کدام یک نوبت دیگر دارند</translation>
    </message>
    <message>
        <source>Everyone has had {turns} turns: the round is over</source>
        <translation>هر کس {turns} نوبت بازی کرده است و دور تمام شد</translation>
    </message>
    <message>
        <source>All face-down cards are turned up</source>
        <translation>همهٔ کارت‌های پنهان رو شد</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>بازی تمام شد</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>نوبت {turn}</translation>
    </message>
    <message>
        <source>{seat} begins, drawn by lot</source>
        <translation>قرعهٔ آغاز به نام {seat} افتاد</translation>
    </message>
    <message>
        <source>{seat} begins, showing the most</source>
        <translation>{seat} با بیشترین جمع آغاز می‌کند</translation>
    </message>
    <message>
        <source>{seat} begins, having stopped the last round</source>
        <translation>{seat} که در دور پیش ایست داد آغاز می‌کند</translation>
    </message>
    <message>
        <source>{seat} begins</source>
        <translation>{seat} آغاز می‌کند</translation>
    </message>
    <message>
        <source>{seat} draws a card</source>
        <translation>{seat} کارتی می‌کشد</translation>
    </message>
    <message>
        <source>{seat} draws {card}</source>
        <translation>{seat} {card} را می‌کشد</translation>
    </message>
    <message>
        <source>{seat} discards {drawn} and turns up {card}</source>
        <translation>{seat} {drawn} را دور می‌اندازد و {card} را رو می‌کند</translation>
    </message>
    <message>
        <source>{seat} turns up {first} and {card}</source>
        <translation>{seat} {first} و {card} را رو می‌کند</translation>
    </message>
    <message>
        <source>{seat} turns up {card}</source>
        <translation>{seat} {card} را رو می‌کند</translation>
    </message>
    <message>
        <source>{seat} draws and places {card} for {old}</source>
        <translation>{seat} {card} را می‌کشد و جای {old} می‌گذارد</translation>
    </message>
    <message>
        <source>{seat} takes {card} for {old}</source>
        <translation>{seat} {card} را برمی‌دارد و جای {old} می‌گذارد</translation>
    </message>
    <message>
        <source>{seat}: in the end column {column} closes: {cards}</source>
        <translation>{seat}: در پایان ستون {column} بسته می‌شود: {cards}</translation>
    </message>
    <message>
        <source>{seat} closes column {column}: {cards}</source>
        <translation>{seat} ستون {column} را می‌بندد: {cards}</translation>
    </message>
    <message>
        <source>{seat} leaves column {column} open</source>
        <translation>{seat} ستون {column} را باز می‌گذارد</translation>
    </message>
    <message>
        <source>{seat} leaves columns {first} and {second} open</source>
        <translation>{seat} ستون‌های {first} و {second} را باز می‌گذارد</translation>
    </message>
    <message>
        <source>{seat} leaves {count} columns open</source>
        <translation>{seat} {count} ستون را باز می‌گذارد</translation>
    </message>
    <message>
        <source>The discard pile is shuffled: {count} cards to draw</source>
        <translation>دورریز بُر خورد: {count} کارت برای کشیدن</translation>
    </message>
    <message>
        <source>The discard pile is turned over: {count} cards to draw</source>
        <translation>دورریز برگردانده شد: {count} کارت برای کشیدن</translation>
    </message>
    <message>
        <source>Scores of round {round}</source>
        <translation>امتیازهای دور {round}</translation>
    </message>
    <message>
        <source>{seat} stopped too soon: {sum} counts double, {score}; total {total}</source>
        <translation>{seat} زود ایست داد: {sum} دو برابر شد، {score}؛ مجموع {total}</translation>
    </message>
    <message>
        <source>{seat} scores {score}, total {total}</source>
        <translation>{seat}: {score} امتیاز، مجموع {total}</translation>
    </message>
    <message>
        <source>A total has reached the target</source>
        <translation>مجموع یک نفر به امتیاز هدف رسید</translation>
    </message>
    <message>
        <source>All rounds have been played</source>
        <translation>همهٔ دورها بازی شد</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} برنده شد</translation>
    </message>
    <message>
        <source>{first} and {second} share the win</source>
        <translation>{first} و {second} با هم برنده شدند</translation>
    </message>
    <message>
        <source>{count} players share the win</source>
        <translation>{count} نفر با هم برنده شدند</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>دستهٔ کارت</translation>
    </message>
    <message>
        <source>First look</source>
        <translation>نگاه نخست</translation>
    </message>
    <message>
        <source>Who begins later rounds</source>
        <translation>آغازگر دورهای بعد</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>تعویض</translation>
    </message>
    <message>
        <source>Empty draw pile</source>
        <translation>خالی شدن دسته</translation>
    </message>
    <message>
        <source>Close zero or less</source>
        <translation>بستن با صفر یا کمتر</translation>
    </message>
    <message>
        <source>Close three alike</source>
        <translation>بستن سه کارت یکسان</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>بستن ستون</translation>
    </message>
    <message>
        <source>Closed cards go</source>
        <translation>جای کارت‌های بسته</translation>
    </message>
    <message>
        <source>A closed column counts</source>
        <translation>ارزش ستون بسته</translation>
    </message>
    <message>
        <source>Stopped too soon</source>
        <translation>ایست زودهنگام</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>امتیاز هدف</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>شمار دورها</translation>
    </message>
    <message>
        <source>The published deck is larger and has zeros.</source>
        <translation>دستهٔ چاپی بزرگ‌تر است و صفر هم دارد.</translation>
    </message>
    <message>
        <source>Whether everyone turns up two cards before the first turn.</source>
        <translation>آیا هر کس پیش از نوبت اول دو کارت رو می‌کند.</translation>
    </message>
    <message>
        <source>Who has the first turn once a round has been played.</source>
        <translation>پس از دور اول، نوبت نخست هر دور با کیست.</translation>
    </message>
    <message>
        <source>Which of your cards you may give up for a new one.</source>
        <translation>کدام کارت‌هایتان را می‌شود با کارت تازه عوض کرد.</translation>
    </message>
    <message>
        <source>What becomes of the discards when nothing is left to draw.</source>
        <translation>وقتی کارتی برای کشیدن نمانده، با دورریز چه می‌شود.</translation>
    </message>
    <message>
        <source>Three face-up cards of zero or less can leave the grid.</source>
        <translation>سه کارت رو با جمع صفر یا کمتر می‌تواند از جدول بیرون برود.</translation>
    </message>
    <message>
        <source>Three face-up cards of one value can leave the grid.</source>
        <translation>سه کارت رو با یک عدد می‌تواند از جدول بیرون برود.</translation>
    </message>
    <message>
        <source>Whether you decide, or columns close by themselves.</source>
        <translation>شما تصمیم می‌گیرید یا ستون‌ها خودبه‌خود بسته می‌شوند.</translation>
    </message>
    <message>
        <source>Where the three cards of a closed column are put.</source>
        <translation>سه کارت ستون بسته را کجا می‌گذارند.</translation>
    </message>
    <message>
        <source>What is left of a closed column in your score.</source>
        <translation>از ستون بسته چه در امتیازتان می‌ماند.</translation>
    </message>
    <message>
        <source>Whoever stops without being lowest counts double.</source>
        <translation>ایست‌دهنده اگر کمترین را نداشته باشد، امتیازش دو برابر می‌شود.</translation>
    </message>
    <message>
        <source>At a total, or after a fixed number of rounds.</source>
        <translation>با رسیدن به یک امتیاز یا پس از شمار معینی دور.</translation>
    </message>
    <message>
        <source>The game ends after the round in which a total reaches it.</source>
        <translation>بازی پس از دوری تمام می‌شود که مجموع کسی به آن برسد.</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>چند دور بازی می‌شود.</translation>
    </message>
    <message>
        <source>tutorial, {count} cards</source>
        <translation>خودآموز، {count} کارت</translation>
    </message>
    <message>
        <source>published, {count} cards</source>
        <translation>چاپی، {count} کارت</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بدون نگاه</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>دو کارت</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>نفر بعد</translation>
    </message>
    <message>
        <source>whoever stopped</source>
        <translation>ایست‌دهنده</translation>
    </message>
    <message>
        <source>face-down cards</source>
        <translation>کارت‌های پنهان</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>هر کارتی</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>بُر زدن</translation>
    </message>
    <message>
        <source>as you like</source>
        <translation>به دلخواه</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>خودبه‌خود</translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation>بیرون از دور</translation>
    </message>
    <message>
        <source>to the discards</source>
        <translation>روی دورریز</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>its sum</source>
        <translation>جمعش</translation>
    </message>
    <message>
        <source>at a total</source>
        <translation>با رسیدن به امتیاز</translation>
    </message>
    <message>
        <source>after rounds</source>
        <translation>پس از چند دور</translation>
    </message>
    <message>
        <source>on</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>کارت‌ها پخش می‌شود</translation>
    </message>
    <message>
        <source>It is being drawn who begins</source>
        <translation>قرعه می‌کشند تا معلوم شود چه کسی آغاز می‌کند</translation>
    </message>
    <message>
        <source>{seat}: turn up two of your cards</source>
        <translation>{seat}: دو تا از کارت‌هایتان را رو کنید</translation>
    </message>
    <message>
        <source>{seat}: turn up one more card</source>
        <translation>{seat}: یک کارت دیگر هم رو کنید</translation>
    </message>
    <message>
        <source>{seat}: now turn up one of your face-down cards</source>
        <translation>{seat}: حالا یکی از کارت‌های پنهانتان را رو کنید</translation>
    </message>
    <message>
        <source>{seat}: draw a card, or take the {card} from the discard pile</source>
        <translation>{seat}: کارتی بکشید، یا {card} را از دورریز بردارید</translation>
    </message>
    <message>
        <source>{seat}, your last turn: draw a card, or take the {card} from the discard pile</source>
        <translation>{seat}، نوبت آخرتان است: کارتی بکشید، یا {card} را از دورریز بردارید</translation>
    </message>
    <message>
        <source>{seat} has drawn a card</source>
        <translation>{seat} کارتی کشیده است</translation>
    </message>
    <message>
        <source>{seat}: put the {card} on a face-down card, or on the discard pile and turn one up</source>
        <translation>{seat}: {card} را جای کارتی پنهان بگذارید، یا دور بیندازید و کارتی رو کنید</translation>
    </message>
    <message>
        <source>{seat}: put the {card} in place of one of your cards, or discard it and turn one up</source>
        <translation>{seat}: {card} را جای یکی از کارت‌هایتان بگذارید، یا دور بیندازید و کارتی رو کنید</translation>
    </message>
    <message>
        <source>{seat}: put the {card} on a face-down card</source>
        <translation>{seat}: {card} را جای کارتی پنهان بگذارید</translation>
    </message>
    <message>
        <source>{seat}: put the {card} in place of one of your cards</source>
        <translation>{seat}: {card} را جای یکی از کارت‌هایتان بگذارید</translation>
    </message>
    <message>
        <source>{seat}: you may close columns before your turn ends</source>
        <translation>{seat}: پیش از پایان نوبت می‌توانید ستون ببندید</translation>
    </message>
    <message>
        <source>{seat}: column {column} may be closed, its cards are alike</source>
        <translation>{seat}: ستون {column} را می‌توانید ببندید، کارت‌هایش یکسان است</translation>
    </message>
    <message>
        <source>{seat}: column {column} may be closed, it adds up to {sum}</source>
        <translation>{seat}: ستون {column} را می‌توانید ببندید، جمعش {sum} است</translation>
    </message>
    <message>
        <source>{seat} wins with {points} in all</source>
        <translation>{seat} با مجموع {points} برنده شد</translation>
    </message>
    <message>
        <source>{first} and {second} share the win with {points} in all</source>
        <translation>{first} و {second} با مجموع {points} با هم برنده شدند</translation>
    </message>
    <message>
        <source>{count} players share the win with {points} in all</source>
        <translation>{count} نفر با مجموع {points} با هم برنده شدند</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>کشیدن یک کارت</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile</source>
        <translation>برداشتن {card} از دورریز</translation>
    </message>
    <message>
        <source>Discard the {card} and turn up a card</source>
        <translation>دور انداختن {card} و رو کردن یک کارت</translation>
    </message>
    <message>
        <source>Turn up the card in column {column}, row {row}</source>
        <translation>رو کردن کارت ستون {column}، ردیف {row}</translation>
    </message>
    <message>
        <source>Close column {column}: {before} → {after}</source>
        <translation>بستن ستون {column}: از {before} به {after}</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>باز بماند</translation>
    </message>
    <message>
        <source>Leave them open</source>
        <translation>باز بمانند</translation>
    </message>
    <message>
        <source>Put the {card} on the face-down card in column {column}, row {row}</source>
        <translation>گذاشتن {card} جای کارت پنهان ستون {column}، ردیف {row}</translation>
    </message>
    <message>
        <source>Put the {card} in place of the {old} in column {column}, row {row}</source>
        <translation>گذاشتن {card} جای {old} در ستون {column}، ردیف {row}</translation>
    </message>
    <message>
        <source>Column {column} is below zero: closing it adds {points} to your score.</source>
        <translation>جمع ستون {column} زیر صفر است: با بستنش {points} به امتیازتان افزوده می‌شود.</translation>
    </message>
    <message>
        <source>There is no such place in your grid.</source>
        <translation>چنین جایی در جدول شما نیست.</translation>
    </message>
    <message>
        <source>This card is face up already; choose a face-down one.</source>
        <translation>این کارت رو شده است؛ کارتی پنهان برگزینید.</translation>
    </message>
    <message>
        <source>First turn up two of your cards.</source>
        <translation>نخست دو تا از کارت‌هایتان را رو کنید.</translation>
    </message>
    <message>
        <source>First take a card from one of the two piles.</source>
        <translation>نخست از یکی از دو دسته کارتی بردارید.</translation>
    </message>
    <message>
        <source>A card from the discard pile cannot be put back: it goes into your grid.</source>
        <translation>کارت دورریز را نمی‌شود پس داد؛ جایش در جدول شماست.</translation>
    </message>
    <message>
        <source>Only a face-down card may be exchanged here.</source>
        <translation>در این بازی فقط کارت پنهان را می‌شود عوض کرد.</translation>
    </message>
    <message>
        <source>This column has been closed; no card lies here.</source>
        <translation>این ستون بسته شده است و کارتی در آن نیست.</translation>
    </message>
    <message>
        <source>This column has been closed already.</source>
        <translation>این ستون پیش‌تر بسته شده است.</translation>
    </message>
    <message>
        <source>The rules do not allow this here.</source>
        <translation>قواعد این حرکت را این‌جا نمی‌پذیرند.</translation>
    </message>
    <message>
        <source>The cards are still being dealt.</source>
        <translation>هنوز کارت‌ها پخش می‌شود.</translation>
    </message>
    <message>
        <source>Others are turning up their first cards; you are not to act now.</source>
        <translation>دیگران کارت‌های نخستشان را رو می‌کنند؛ هنوز نوبت شما نیست.</translation>
    </message>
    <message>
        <source>It is still being drawn who begins.</source>
        <translation>هنوز قرعه می‌کشند تا آغازگر معلوم شود.</translation>
    </message>
    <message>
        <source>It is not your turn: everyone has one last turn, in order.</source>
        <translation>نوبت شما نیست: هر کس به ترتیب یک نوبت آخر دارد.</translation>
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
        <source>You may turn a card up only after discarding one you drew.</source>
        <translation>فقط پس از دور انداختن کارتی که کشیده‌اید می‌توانید کارتی رو کنید.</translation>
    </message>
    <message>
        <source>First place the card you drew, or discard it.</source>
        <translation>نخست کارتی را که کشیده‌اید بگذارید یا دور بیندازید.</translation>
    </message>
    <message>
        <source>You have discarded: now turn up one of your face-down cards.</source>
        <translation>کارت را دور انداخته‌اید؛ حالا یکی از کارت‌های پنهانتان را رو کنید.</translation>
    </message>
    <message>
        <source>A column can be closed only when its three cards are face up.</source>
        <translation>ستون را وقتی می‌شود بست که هر سه کارتش رو شده باشد.</translation>
    </message>
    <message>
        <source>Only three cards that are alike can be closed.</source>
        <translation>فقط سه کارت یکسان را می‌شود بست.</translation>
    </message>
    <message>
        <source>This column adds up to more than zero.</source>
        <translation>جمع این ستون از صفر بیشتر است.</translation>
    </message>
    <message>
        <source>Columns close by themselves at this table.</source>
        <translation>در این بازی ستون‌ها خودبه‌خود بسته می‌شوند.</translation>
    </message>
    <message>
        <source>You may close a column only at the end of your turn.</source>
        <translation>ستون را فقط در پایان نوبتتان می‌توانید ببندید.</translation>
    </message>
    <message>
        <source>First decide about your columns: close one, or leave them open.</source>
        <translation>نخست تکلیف ستون‌هایتان را روشن کنید: ببندید یا باز بگذارید.</translation>
    </message>
    <message>
        <source>There is no column to decide about now.</source>
        <translation>الان ستونی برای بستن نیست.</translation>
    </message>
</context>
</TS>
