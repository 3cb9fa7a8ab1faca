#!/bin/sh
# Validates the help: the Mallard pages of help/C and their translations.
# Usage: help.sh SOURCE_ROOT; prints TAP.

set -u

root=${1:?usage: help.sh SOURCE_ROOT}
help=$root/help
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT

n=0
failed=0

# report NAME STATUS: one TAP line; the lines of $tmp/out say what is wrong.
report ()
{
  n=$((n + 1))
  if [ "$2" -eq 0 ]; then
    echo "ok $n - $1"
  else
    echo "not ok $n - $1"
    sed 's/^/# /' "$tmp/out"
    failed=1
  fi
}

# check NAME COMMAND…: passes when the command does.
check ()
{
  name=$1
  shift
  "$@" >"$tmp/out" 2>&1
  report "$name" $?
}

# quiet NAME COMMAND…: passes when the command does and prints nothing.
quiet ()
{
  name=$1
  shift
  "$@" >"$tmp/out" 2>&1 && [ ! -s "$tmp/out" ]
  report "$name" $?
}

# What the application's own reader does not draw must not be used.
subset ()
{
  known='page info revision credit name years include license title desc
         section p list steps terms item table thead tbody tr td note em app
         key keyseq gui link'
  test=
  for element in $known; do
    test="$test${test:+ or }local-name()='$element'"
  done
  for page in "$@"; do
    count=$(xmllint --xpath "count(//*[not($test)])" "$page") || return 1
    [ "$count" = 0 ] || echo "$page: $count elements that the reader does not know"
  done
}

sections_have_ids ()
{
  for page in "$@"; do
    count=$(xmllint --xpath "count(//*[local-name()='section'][not(@id)])" "$page") || return 1
    [ "$count" = 0 ] || echo "$page: $count sections without id"
  done
}

# Each file of C is named in meson.build, and the other way round.
sources_listed ()
{
  (cd "$help/C" && ls -- *.page *.xml) | sort >"$tmp/files"
  sed -n "s/^ *'\(.*\.\(page\|xml\)\)',\$/\1/p" "$help/meson.build" | sort >"$tmp/listed"
  diff "$tmp/files" "$tmp/listed"
}

# Without a warning about the header, and without leftovers.
po_is_clean ()
{
  msgfmt --check -o /dev/null "$1" || return 1
  msgattrib --only-fuzzy --no-wrap "$1"
  msgattrib --only-obsolete --no-wrap "$1"
}

# Every message of the pages is translated.
po_is_complete ()
{
  msgcmp "$1" "$tmp/help.pot" 2>&1 || return 1
}

merge ()
{
  mkdir -p "$tmp/$1" &&
  msgfmt -o "$tmp/$1.mo" "$help/$1/$1.po" &&
  (cd "$help/C" && itstool -s -m "$tmp/$1.mo" --lang "$1" -o "$tmp/$1" -- *.page legal.xml)
}

languages=$(sed 's/#.*//' "$help/LINGUAS")
set -- $languages
echo "1..$((13 + 6 * $#))"

for tool in yelp-check xmllint itstool msgfmt; do
  command -v "$tool" >/dev/null && continue
  echo "Bail out! $tool is not installed"
  exit 1
done

for what in validate links orphans ids media comments; do
  quiet "yelp-check $what" yelp-check "$what" "$help"/C/*.page
done
quiet "all pages are CC BY-SA 4.0" \
  yelp-check license --except cc-by-sa-4.0 "$help"/C/*.page
quiet "all pages are final" \
  yelp-check status --except final "$help"/C/*.page
check "yelp-check style" yelp-check style "$help"/C/*.page
quiet "only elements that the reader draws" subset "$help"/C/*.page
quiet "all sections have ids" sections_have_ids "$help"/C/*.page
quiet "meson.build lists the files" sources_listed
check "the messages can be extracted" \
  itstool -o "$tmp/help.pot" "$help"/C/*.page "$help/C/legal.xml"

for language; do
  po=$help/$language/$language.po
  quiet "$language: msgfmt --check, nothing fuzzy or obsolete" po_is_clean "$po"
  quiet "$language: the translation is complete" po_is_complete "$po"
  quiet "$language: merges into the pages" merge "$language"
  for what in validate links orphans; do
    quiet "$language: yelp-check $what" yelp-check "$what" "$tmp/$language"/*.page
  done
done

exit $failed
