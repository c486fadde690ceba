#!/bin/sh
# Takes Takhte out of your menu; matches and settings stay. Afterwards this folder may be deleted.
# تخته را از فهرست برنامه‌ها برمی‌دارد؛ بازی‌ها و تنظیم‌ها می‌مانند. پس از آن این پوشه را می‌توان پاک کرد.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
if [ "$(readlink "$HOME/.local/bin/takhte" || true)" = "$here/takhte" ]; then rm "$HOME/.local/bin/takhte"; fi
rm -f "$share/applications/takhte.desktop" "$share/mime/packages/takhte.xml"
find "$share/icons/hicolor" \( -name takhte.png -o -name takhte.svg \) -delete 2>/dev/null || true
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime"; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications"; fi
echo "Takhte is no longer in your menu. · تخته دیگر در فهرست برنامه‌ها نیست."
