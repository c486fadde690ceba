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
# Those two keep lists, of nothing too: without other programs of yours there they go as well.
if [ -z "$(ls -A "$share/mime/packages" 2>/dev/null)" ]; then
    for list in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version; do
        rm -f "$share/mime/$list"
    done
fi
if [ "$(ls -A "$share/applications" 2>/dev/null)" = mimeinfo.cache ]; then rm "$share/applications/mimeinfo.cache"; fi
for folder in mime applications icons/hicolor; do
    find "$share/$folder" -depth -type d -empty -delete 2>/dev/null || true
done
rmdir "$share/icons" 2>/dev/null || true
echo "Takhte is no longer in your menu. · تخته دیگر در فهرست برنامه‌ها نیست."
