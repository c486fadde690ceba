<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en_GB">
<context>
    <name>isle_of_skye</name>
    <message>
        <source>a tile</source>
        <translation>یک کاشی</translation>
    </message>
    <message>
        <source>a start tile</source>
        <translation>کاشی شروع</translation>
    </message>
    <message>
        <source>a castle</source>
        <translation>کاشی قلعه</translation>
    </message>
    <message>
        <source>a village</source>
        <translation>کاشی روستا</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>کاشی جاده</translation>
    </message>
    <message>
        <source>a swamp</source>
        <translation>کاشی باتلاق</translation>
    </message>
    <message>
        <source>a hill with {count}</source>
        <translation>کاشی تپه با {count} نماد</translation>
    </message>
    <message>
        <source>a sea tile</source>
        <translation>کاشی دریا</translation>
    </message>
    <message>
        <source>a mountain tile</source>
        <translation>کاشی کوه</translation>
    </message>
    <message>
        <source>a forest tile</source>
        <translation>کاشی جنگل</translation>
    </message>
    <message>
        <source>a plain tile</source>
        <translation>کاشی دشت</translation>
    </message>
    <message>
        <source>Isle of Skye</source>
        <translation>جزیرهٔ اسکای</translation>
    </message>
    <message>
        <source>Buy land and build an island of your own</source>
        <translation>زمین بخرید و جزیرهٔ خود را بسازید</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>دور {round} از {rounds}</translation>
    </message>
    <message>
        <source>Coins {coins}</source>
        <translation>سکه {coins}</translation>
    </message>
    <message>
        <source>Debt {debt}</source>
        <translation>بدهی {debt}</translation>
    </message>
    <message>
        <source>Income {income}</source>
        <translation>درآمد {income}</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>تا اکنون</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>دور {round} تمام شد</translation>
    </message>
    <message>
        <source>Hills of round {round}</source>
        <translation>تپه‌های دور {round}</translation>
    </message>
    <message>
        <source>Incomplete roads</source>
        <translation>جاده‌های ناتمام</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>خانه‌های خالی</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>بدهی</translation>
    </message>
    <message>
        <source>Mean of the two players</source>
        <translation>میانگین دو بازیکن</translation>
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
        <source>income {income} coins</source>
        <translation>درآمد {income} سکه</translation>
    </message>
    <message>
        <source>The cards of this game</source>
        <translation>کارت‌های این بازی</translation>
    </message>
    <message>
        <source>Everyone begins with a start tile and {coins} coins</source>
        <translation>هر کس با یک کاشی شروع و {coins} سکه آغاز می‌کند</translation>
    </message>
    <message>
        <source>{seat} holds the badge and begins, drawn by lot</source>
        <translation>نشان به قرعه نزد {seat} است و او آغاز می‌کند</translation>
    </message>
    <message>
        <source>New on the main board: {count} tiles</source>
        <translation>تازه روی صفحهٔ اصلی: {count} کاشی</translation>
    </message>
    <message>
        <source>{seat} draws three tiles</source>
        <translation>{seat} سه کاشی می‌کشد</translation>
    </message>
    <message>
        <source>Two of the neutral player's tiles are for sale</source>
        <translation>دو کاشی رقیب خنثی برای فروش رو شد</translation>
    </message>
    <message>
        <source>{seat} sets aside {tile}</source>
        <translation>{seat} کنار می‌گذارد: {tile}</translation>
    </message>
    <message>
        <source>{seat} puts up for sale {tile}</source>
        <translation>{seat} برای فروش می‌گذارد: {tile}</translation>
    </message>
    <message>
        <source>{seat} cannot pay for any tile and is skipped</source>
        <translation>پول {seat} به هیچ کاشی‌ای نمی‌رسد و نوبتش رد می‌شود</translation>
    </message>
    <message>
        <source>Nothing is left for {seat} to buy</source>
        <translation>برای {seat} چیزی برای خریدن نمانده است</translation>
    </message>
    <message>
        <source>{seat} buys nothing</source>
        <translation>{seat} چیزی نمی‌خرد</translation>
    </message>
    <message>
        <source>{seat}: no place for {tile}, it goes back into the bag</source>
        <translation>{seat}: برای {tile} جایی نیست و به کیسه برمی‌گردد</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>درآمد</translation>
    </message>
    <message>
        <source>{seat}: {income} coins, now {coins}</source>
        <translation>{seat}: {income} سکه، اکنون {coins}</translation>
    </message>
    <message>
        <source>Cleared: {count} tiles in the bag</source>
        <translation>جمع‌آوری شد: {count} کاشی در کیسه</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>بازی تمام شد</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>دور {round}</translation>
    </message>
    <message>
        <source>{seat} holds the badge now</source>
        <translation>نشان اکنون نزد {seat} است</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>این دور آخر است</translation>
    </message>
    <message>
        <source>This may be the last round</source>
        <translation>شاید این دور آخر باشد</translation>
    </message>
    <message>
        <source>{seat} is done with pricing</source>
        <translation>قیمت‌گذاری {seat} تمام شد</translation>
    </message>
    <message>
        <source>{seat} prices {tile} at {price} and keeps {kept}</source>
        <translation>{seat} بر {tile} قیمت {price} می‌گذارد و {kept} را نگه می‌دارد</translation>
    </message>
    <message>
        <source>The prices are shown</source>
        <translation>قیمت‌ها رو می‌شود</translation>
    </message>
    <message>
        <source>{owner}: {tile} for {price}</source>
        <translation>{owner}: {tile} به قیمت {price}</translation>
    </message>
    <message>
        <source>{seat} buys {tile} off the main board for {price}</source>
        <translation>{seat} از صفحهٔ اصلی {tile} را به قیمت {price} می‌خرد</translation>
    </message>
    <message>
        <source>{seat} buys {tile} from {owner} for {price}</source>
        <translation>{seat} از {owner} {tile} را به قیمت {price} می‌خرد</translation>
    </message>
    <message>
        <source>{seat} has to buy {tile} for {price}, {debt} of it as debt</source>
        <translation>{seat} ناچار {tile} را به قیمت {price} می‌خرد و {debt} سکهٔ آن بدهی می‌شود</translation>
    </message>
    <message>
        <source>{seat} has to buy {tile} for {price}</source>
        <translation>{seat} ناچار {tile} را به قیمت {price} می‌خرد</translation>
    </message>
    <message>
        <source>{seat} places {tile}, kept, on row {row}, column {column}</source>
        <translation>{seat} کاشی نگه‌داشته را می‌گذارد، {tile}: ردیف {row}، ستون {column}</translation>
    </message>
    <message>
        <source>{seat} places {tile} on row {row}, column {column}</source>
        <translation>{seat} {tile} را در ردیف {row}، ستون {column} می‌گذارد</translation>
    </message>
    <message>
        <source>Hill symbols of round {round}</source>
        <translation>نمادهای تپه در دور {round}</translation>
    </message>
    <message>
        <source>{seat}: {points}, now {score}</source>
        <translation>{seat}: {points}، اکنون {score}</translation>
    </message>
    <message>
        <source>All rounds have been played.</source>
        <translation>همهٔ دورها بازی شد.</translation>
    </message>
    <message>
        <source>The bag has too few tiles for another round.</source>
        <translation>کاشی‌های کیسه برای دوری دیگر کم است.</translation>
    </message>
    <message>
        <source>The neutral player wins</source>
        <translation>رقیب خنثی برنده است</translation>
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
        <source>Rounds</source>
        <translation>شمار دورها</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>جاده‌ها</translation>
    </message>
    <message>
        <source>Neutral player's score</source>
        <translation>امتیاز رقیب خنثی</translation>
    </message>
    <message>
        <source>The main board sells</source>
        <translation>فروش در صفحهٔ اصلی</translation>
    </message>
    <message>
        <source>Price on the main board</source>
        <translation>قیمت در صفحهٔ اصلی</translation>
    </message>
    <message>
        <source>Open roads cost</source>
        <translation>جریمهٔ جاده‌های باز</translation>
    </message>
    <message>
        <source>How many rounds are played; five at most with four players.</source>
        <translation>چند دور بازی می‌شود؛ با چهار بازیکن بیش از پنج نمی‌شود.</translation>
    </message>
    <message>
        <source>Whether a road may also run against another land.</source>
        <translation>آیا جاده می‌تواند به زمین دیگری هم برسد.</translation>
    </message>
    <message>
        <source>How the neutral player counts when two play.</source>
        <translation>رقیب خنثی در بازی دونفره چگونه امتیاز می‌گیرد.</translation>
    </message>
    <message>
        <source>Whether its tiles may be bought from the bank.</source>
        <translation>آیا کاشی‌های آن را می‌شود از بانک خرید.</translation>
    </message>
    <message>
        <source>What each of its tiles costs.</source>
        <translation>هر کاشی آن چند سکه است.</translation>
    </message>
    <message>
        <source>Whether a road towards an empty cell costs a point too.</source>
        <translation>آیا جادهٔ رو به خانهٔ خالی هم یک امتیاز کم می‌کند.</translation>
    </message>
    <message>
        <source>need not join</source>
        <translation>لازم نیست به هم برسند</translation>
    </message>
    <message>
        <source>only meet roads</source>
        <translation>فقط به جاده برسند</translation>
    </message>
    <message>
        <source>cards less empty cells</source>
        <translation>کارت‌ها منهای خانه‌های خالی</translation>
    </message>
    <message>
        <source>cards alone</source>
        <translation>فقط کارت‌ها</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>بیرون از رده‌بندی</translation>
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
        <source>The scoring cards are being drawn</source>
        <translation>کارت‌های امتیازدهی به قرعه رو می‌شود</translation>
    </message>
    <message>
        <source>The start tiles are being dealt</source>
        <translation>کاشی‌های شروع پخش می‌شود</translation>
    </message>
    <message>
        <source>It is being drawn who begins</source>
        <translation>قرعه می‌کشند که چه کسی آغاز کند</translation>
    </message>
    <message>
        <source>New tiles come onto the main board</source>
        <translation>کاشی‌های تازه روی صفحهٔ اصلی می‌آید</translation>
    </message>
    <message>
        <source>The neutral player's tiles are drawn</source>
        <translation>کاشی‌های رقیب خنثی کشیده می‌شود</translation>
    </message>
    <message>
        <source>{seat}: buy a tile from somebody else</source>
        <translation>{seat}: یک کاشی از دیگری بخرید</translation>
    </message>
    <message>
        <source>{seat}: place what you bought, {tile}</source>
        <translation>{seat}: آنچه را خریده‌اید بگذارید ({tile})</translation>
    </message>
    <message>
        <source>{seat}: nobody bought your tile; place it, {tile}</source>
        <translation>{seat}: کسی کاشی شما را نخرید؛ خودتان بگذاریدش ({tile})</translation>
    </message>
    <message>
        <source>{seat}: place what you kept, {tile}</source>
        <translation>{seat}: آنچه را نگه داشته‌اید بگذارید ({tile})</translation>
    </message>
    <message>
        <source>{seat} is pricing</source>
        <translation>{seat} قیمت می‌گذارد</translation>
    </message>
    <message>
        <source>{seat}: set one tile aside and put one up for sale</source>
        <translation>{seat}: یک کاشی را کنار بگذارید و یکی را برای فروش</translation>
    </message>
    <message>
        <source>{seat}: put one of the two up for sale</source>
        <translation>{seat}: یکی از این دو را برای فروش بگذارید</translation>
    </message>
    <message>
        <source>{seat}: set one of the two aside</source>
        <translation>{seat}: یکی از این دو را کنار بگذارید</translation>
    </message>
    <message>
        <source>{seat}: what is {tile} to cost? You own {coins}</source>
        <translation>{seat}: قیمت {tile} چند باشد؟ {coins} سکه دارید</translation>
    </message>
    <message>
        <source>The neutral player wins with {points}</source>
        <translation>رقیب خنثی با {points} امتیاز برنده است</translation>
    </message>
    <message>
        <source>{seat} wins with {points}</source>
        <translation>{seat} با {points} امتیاز برنده است</translation>
    </message>
    <message>
        <source>{first} and {second} share the win with {points}</source>
        <translation>{first} و {second} با {points} امتیاز با هم برنده‌اند</translation>
    </message>
    <message>
        <source>{count} players share the win with {points}</source>
        <translation>{count} نفر با {points} امتیاز با هم برنده‌اند</translation>
    </message>
    <message>
        <source>Set aside {tile}</source>
        <translation>کنار گذاشتن: {tile}</translation>
    </message>
    <message>
        <source>Put up for sale {tile}</source>
        <translation>برای فروش: {tile}</translation>
    </message>
    <message>
        <source>Price {price}</source>
        <translation>قیمت {price}</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>چیزی نخرید</translation>
    </message>
    <message>
        <source>Row {row}, column {column}, turn {turn} of 6</source>
        <translation>ردیف {row}، ستون {column}، چرخش {turn} از ۶</translation>
    </message>
    <message>
        <source>Buy {tile} off the main board for {price}</source>
        <translation>خرید {tile} از صفحهٔ اصلی به قیمت {price}</translation>
    </message>
    <message>
        <source>Buy {tile} from {owner} for {price}</source>
        <translation>خرید {tile} از {owner} به قیمت {price}</translation>
    </message>
    <message>
        <source>This tile fits nowhere in your territory: what you pay for it is lost.</source>
        <translation>این کاشی در قلمرو شما هیچ‌جا جور نمی‌شود و پولش از دست می‌رود.</translation>
    </message>
    <message>
        <source>A territory has five rows of five cells; this is outside.</source>
        <translation>قلمرو پنج ردیفِ پنج‌خانه‌ای دارد؛ این‌جا بیرون آن است.</translation>
    </message>
    <message>
        <source>A tile that can be placed must be placed.</source>
        <translation>کاشی‌ای را که بشود گذاشت باید گذاشت.</translation>
    </message>
    <message>
        <source>First place the tile that is to be placed.</source>
        <translation>نخست کاشی‌ای را که نوبتش است بگذارید.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>The rules do not allow this here.</source>
        <translation>قواعد این را این‌جا نمی‌پذیرند.</translation>
    </message>
    <message>
        <source>Others are still pricing; wait until everyone is done.</source>
        <translation>دیگران هنوز قیمت می‌گذارند؛ صبر کنید تا کار همه تمام شود.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>Tiles are still being drawn.</source>
        <translation>هنوز کاشی می‌کشند.</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <translation>آن‌جا کاشی هست.</translation>
    </message>
    <message>
        <source>A tile has to touch your territory, edge to edge.</source>
        <translation>کاشی باید با قلمروتان ضلع مشترک داشته باشد.</translation>
    </message>
    <message>
        <source>The edges do not agree, however it is turned: land meets land, road meets road.</source>
        <translation>هر جور بچرخد ضلع‌ها جور نمی‌شود: زمین به همان زمین می‌رسد و جاده به جاده.</translation>
    </message>
    <message>
        <source>The edges do not agree, however it is turned: both sides need one land, or a road.</source>
        <translation>هر جور بچرخد ضلع‌ها جور نمی‌شود: دو سو باید یک نوع زمین یا دست‌کم یکی جاده باشد.</translation>
    </message>
    <message>
        <source>Pricing is over for this round.</source>
        <translation>قیمت‌گذاریِ این دور تمام شده است.</translation>
    </message>
    <message>
        <source>A price is a whole number from nothing up to the coins you own.</source>
        <translation>قیمت عددی صحیح است از صفر تا هر چند سکه که دارید.</translation>
    </message>
    <message>
        <source>Three tiles: one is set aside, one is for sale, one is kept.</source>
        <translation>از سه کاشی یکی کنار می‌رود، یکی برای فروش است و یکی نگه داشته می‌شود.</translation>
    </message>
    <message>
        <source>First set a tile aside and put one up for sale.</source>
        <translation>نخست یک کاشی را کنار و یکی را برای فروش بگذارید.</translation>
    </message>
    <message>
        <source>You have to buy a tile you can pay for.</source>
        <translation>باید کاشی‌ای بخرید که پولتان به آن برسد.</translation>
    </message>
    <message>
        <source>This tile is yours; buy one that belongs to somebody else.</source>
        <translation>این کاشی از آنِ شماست؛ کاشی دیگری را بخرید.</translation>
    </message>
    <message>
        <source>This tile has been sold.</source>
        <translation>این کاشی فروخته شده است.</translation>
    </message>
    <message>
        <source>You cannot pay for this tile.</source>
        <translation>پولتان به این کاشی نمی‌رسد.</translation>
    </message>
    <message>
        <source>The main board sells nothing at this table.</source>
        <translation>صفحهٔ اصلی سر این میز چیزی نمی‌فروشد.</translation>
    </message>
    <message>
        <source>Now everyone buys a tile from somebody else.</source>
        <translation>اکنون هر کس یک کاشی از دیگری می‌خرد.</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>قلعه‌ها</translation>
    </message>
    <message>
        <source>Waters</source>
        <translation>آب‌ها</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>نمادها</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>گنجینه</translation>
    </message>
    <message>
        <source>Villages</source>
        <translation>روستاها</translation>
    </message>
    <message>
        <source>Deep forest</source>
        <translation>جنگل انبوه</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>رشته‌کوه‌ها</translation>
    </message>
    <message>
        <source>2 points for each castle tile</source>
        <translation>برای هر کاشی قلعه ۲ امتیاز</translation>
    </message>
    <message>
        <source>2 points for each tile that has sea</source>
        <translation>برای هر کاشی که دریا دارد ۲ امتیاز</translation>
    </message>
    <message>
        <source>2 points for each tile whose road runs on into a neighbour's</source>
        <translation>برای هر کاشی که جاده‌اش به جادهٔ یک همسایه می‌رسد ۲ امتیاز</translation>
    </message>
    <message>
        <source>3 points for each tile with the special symbol</source>
        <translation>برای هر کاشی که نماد ویژه دارد ۳ امتیاز</translation>
    </message>
    <message>
        <source>1 point for every five coins left</source>
        <translation>برای هر پنج سکه‌ای که مانده است ۱ امتیاز</translation>
    </message>
    <message>
        <source>2 points for each village, 1 more beside a castle</source>
        <translation>برای هر روستا ۲ امتیاز، و کنار قلعه ۱ امتیاز دیگر</translation>
    </message>
    <message>
        <source>2 points for each tile of the largest wood</source>
        <translation>برای هر کاشیِ بزرگ‌ترین جنگل ۲ امتیاز</translation>
    </message>
    <message>
        <source>3 points for each range of at least three tiles</source>
        <translation>برای هر رشته‌کوه با دست‌کم سه کاشی ۳ امتیاز</translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>کاشی شروع</translation>
    </message>
    <message>
        <source>sea tile</source>
        <translation>کاشی دریا</translation>
    </message>
    <message>
        <source>mountain tile</source>
        <translation>کاشی کوه</translation>
    </message>
    <message>
        <source>forest tile</source>
        <translation>کاشی جنگل</translation>
    </message>
    <message>
        <source>plain tile</source>
        <translation>کاشی دشت</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>قلعه</translation>
    </message>
    <message>
        <source>village</source>
        <translation>روستا</translation>
    </message>
    <message>
        <source>road</source>
        <translation>جاده</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>تپه</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>باتلاق</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>رقیب خنثی</translation>
    </message>
</context>
</TS>
