#!/bin/sh
# Puts Takhte, from the folder this lies in, into your own menu; no administrator is needed. uninstall.sh undoes it.
# تخته را از همین پوشه به فهرست برنامه‌های شما می‌افزاید؛ uninstall.sh آن را برمی‌دارد.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
mkdir -p "$bin" "$share/applications" "$share/mime/packages"
ln -sfn "$here/takhte" "$bin/takhte"
# No menu starts a program whose path has "=" in it, some none with "%"; the command beside is the same program.
case $here in
    *[=%]* | *"
"*) program=$bin/takhte ;;
    *) program=$here/takhte ;;
esac
# In a desktop entry `\`, `"`, `` ` `` and `$` want a backslash within quotes, each backslash then one more.
quoted=$(printf '%s' "$program" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/takhte.desktop" >"$share/applications/takhte.desktop"
cp "$here/share/mime/packages/takhte.xml" "$share/mime/packages/takhte.xml"
(cd "$here/share/icons/hicolor" && find . -type f) | while IFS= read -r icon; do
    mkdir -p "$share/icons/hicolor/$(dirname "$icon")"
    cp "$here/share/icons/hicolor/$icon" "$share/icons/hicolor/$icon"
done
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime"; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications"; fi
echo "Takhte is in your menu. · تخته در فهرست برنامه‌هاست."
