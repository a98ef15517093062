#!/bin/sh
# nginx in a container, with both upstreams kept beside it (compose.yaml). SITES and STUDIOS name the machines, SITE_HOST the site.
set -eu
here="$(dirname "$0")"
places=/etc/nginx/sundowner

# shellcheck disable=SC2086
follow() {
  sh "$here/follow-ready.sh" sundowner_site "$places/site.upstream" /ready "$SITE_HOST" $SITES
}
# shellcheck disable=SC2086
follow_studios() {
  sh "$here/follow-ready.sh" sundowner_studio "$places/studio.upstream" /api/ready "$SITE_HOST" $STUDIOS
}

# One that ended, for whatever reason, would leave visitors with machines that are gone.
keep() {
  while :; do
    "$1" || true
    echo "$1 ended and is started again." >&2
    sleep 1
  done
}

# Both files have to be there before nginx reads its configuration.
ONCE=1 follow
ONCE=1 follow_studios
keep follow &
keep follow_studios &
exec nginx -g 'daemon off;'
