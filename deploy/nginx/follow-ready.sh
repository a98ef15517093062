#!/bin/sh
# Keeps one upstream of nginx to the machines that say they are ready: nginx itself looks at a machine only when a visitor has met its fault.
#
#   follow-ready.sh sundowner_site /etc/nginx/sundowner/site.upstream /ready www.example.com 10.0.0.11:3000 10.0.0.12:3000
#
# Asks every second, and reloads nginx when something changed; where none is ready it names all. Without nginx running it only writes. Runs
# until it is stopped; with ONCE=1 it looks once. NGINX is the command, with its options.
set -u

upstream="$1"
file="$2"
path="$3"
host="$4"
shift 4

is_ready() {
  curl --silent --fail --output /dev/null --max-time 3 --header "Host: $host" "http://$1$path"
}

write() {
  all=""
  some=""
  for machine in "$@"; do
    all="$all  server $machine max_fails=2 fail_timeout=5s;
"
    if is_ready "$machine"; then some="$some  server $machine max_fails=2 fail_timeout=5s;
"; fi
  done
  {
    echo "upstream $upstream {"
    printf '%s' "${some:-$all}"
    echo "  keepalive 32;"
    echo "}"
  } > "$file.new"
  if cmp -s "$file.new" "$file"; then
    rm -f "$file.new"
    return
  fi
  mv "$file.new" "$file"
  ${NGINX:-nginx} -s reload 2> /dev/null || true
}

mkdir -p "$(dirname "$file")"
while :; do
  write "$@"
  [ "${ONCE:-}" = 1 ] && exit 0
  sleep 1
done
