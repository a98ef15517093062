#!/bin/sh
# Keeps one upstream of nginx to the machines that say they are ready: nginx itself looks at a machine only when a visitor has met its fault.
#
#   follow-ready.sh sundowner_site /etc/nginx/sundowner/site.upstream /ready www.example.com 10.0.0.11:3000 10.0.0.12:3000
#
# Asks every second, and reloads nginx when something changed, again until that worked; where none is ready it names all. Runs until it is
# stopped; with ONCE=1 it writes the file and ends, for an nginx that is not running yet. NGINX is the command, with its options.
set -u

upstream="$1"
file="$2"
path="$3"
host="$4"
shift 4
# Whether nginx runs with what the file says. One that was started before may have read another.
loaded=no

is_ready() {
  curl --silent --fail --output /dev/null --max-time 3 --header "Host: $host" "http://$1$path"
}

# One that a visitor's request failed at is not taken out for it: its answers to /ready say whether it goes.
server() {
  printf '  server %s max_fails=0;\n' "$1"
}

write() {
  # All at once: three that are gone hold nobody up.
  asked=""
  for machine in "$@"; do
    is_ready "$machine" &
    asked="$asked $machine=$!"
  done
  ready=""
  for each in $asked; do
    if wait "${each##*=}"; then ready="$ready ${each%=*}"; fi
  done
  # shellcheck disable=SC2048
  {
    echo "upstream $upstream {"
    for machine in ${ready:-$*}; do server "$machine"; done
    echo "  keepalive 32;"
    echo "}"
  } > "$file.new"
  if cmp -s "$file.new" "$file"; then
    rm -f "$file.new"
  else
    mv "$file.new" "$file"
    loaded=no
  fi
}

mkdir -p "$(dirname "$file")"
while :; do
  write "$@"
  [ "${ONCE:-}" = 1 ] && exit 0
  # What it says of a failure goes to the journal.
  if [ "$loaded" = no ] && ${NGINX:-nginx} -s reload; then loaded=yes; fi
  sleep 1
done
