"""The help text, in both languages."""

from typing import Final

from engine.core.messages import Language

HELP_TEXT: Final[dict[Language, str]] = {
    "en": """\
Takhte: board games at one table.

  takhte                    open the window
  takhte MATCH.takhte       open a match in it

Without a window:
  takhte simulate GAME      play games between computer players
      --seats N             how many seats
      --players A,B,…       one computer player for each seat (random, greedy, …)
      --profile NAME        the rules: tutorial, published, …
      --option NAME=VALUE   one house rule; may be given again
      --games K             how many games (100)
      --seed S              where chance begins (1)
      --jobs J              how many processes (1)
      --json                the result as JSON on the last line
      --save FOLDER         keep every game there
  takhte replay MATCH       check a match and print its final score sheet
  takhte show MATCH         print a position as text
      --ply N               which one (the last)
      --seat N              as that seat sees it, from 1 (as a spectator)
  takhte bench              measure the speed of the rules and the window
      --dist                instead, what was built in dist: sizes, start, memory
  takhte demo [FOLDER]      play a whole game off screen and draw pictures of it
  takhte gallery FOLDER     draw every page and board
  takhte selftest           check this installation

With any of them:
  --language en|fa          the language of messages
  --version                 the version
  --help                    this text
""",
    "fa": """\
تخته: بازی‌های رومیزی دور یک میز.

  takhte                    پنجره را باز می‌کند
  takhte MATCH.takhte       بازی ذخیره‌شده‌ای را در آن باز می‌کند

بی‌پنجره:
  takhte simulate GAME      بازی‌هایی میان بازیکنان رایانه‌ای
      --seats N             شمار جاها
      --players A,B,…       برای هر جا یک بازیکن رایانه‌ای (random, greedy, …)
      --profile NAME        قواعد: tutorial, published, …
      --option NAME=VALUE   یک قاعدهٔ خانگی؛ چند بار هم می‌شود
      --games K             شمار بازی‌ها (۱۰۰)
      --seed S              سرآغاز بخت (۱)
      --jobs J              شمار فرایندها (۱)
      --json                نتیجه به JSON در سطر آخر
      --save FOLDER         همهٔ بازی‌ها را آن‌جا نگه می‌دارد
  takhte replay MATCH       بازی را بررسی می‌کند و برگهٔ امتیاز پایانی را می‌نویسد
  takhte show MATCH         یک موقعیت را می‌نویسد
      --ply N               کدام موقعیت (آخرین)
      --seat N              چنان که آن جا می‌بیند، از ۱ (چنان که تماشاگر)
  takhte bench              تندی قواعد و پنجره را می‌سنجد
      --dist                به جای آن، آنچه در dist ساخته شده: اندازه، آغاز، حافظه
  takhte demo [FOLDER]      بازی کاملی بی‌نمایشگر انجام می‌دهد و تصویرهایش را می‌سازد
  takhte gallery FOLDER     تصویر همهٔ صفحه‌ها و تخته‌ها را می‌سازد
  takhte selftest           این نصب را می‌آزماید

با همه:
  --language en|fa          زبان پیام‌ها
  --version                 نسخه
  --help                    همین نوشته
""",
}
