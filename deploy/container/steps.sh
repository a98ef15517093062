#!/bin/sh
# The steps of the image's build, each by its name: `sh steps.sh tools`, `product`, `runtime`. The test of the image runs the same in a clean
# root of Debian's, since machines that build this project have no container engine.
set -eu

place="${SUNDOWNER_PLACE:-/srv/sundowner}"
export DEBIAN_FRONTEND=noninteractive
export NEXT_TELEMETRY_DISABLED=1 ASTRO_TELEMETRY_DISABLED=1

apt_install() {
  apt-get update -q
  apt-get install -q -y --no-install-recommends "$@"
  rm -rf /var/lib/apt/lists/* /var/cache/apt/archives/*.deb
}

# npm, on the Node Debian has: it brings the one the product runs on.
tools() {
  apt_install ca-certificates npm
}

# Node, packages and both builds. What is left runs without npm, and writes nothing below its folder.
product() {
  cd "$place"
  npm_options="--ignore-scripts --no-audit --no-fund --no-progress --loglevel=error"
  # shellcheck disable=SC2086
  npm ci --prefix bin/runtime $npm_options
  brought="$(echo bin/runtime/node_modules/node-linux-*)"
  mv "$brought" bin/runtime/node
  rm -rf bin/runtime/node_modules
  PATH="$place/bin/runtime/node/bin:$PATH"
  export PATH
  node --version

  # shellcheck disable=SC2086
  npm ci --omit=dev $npm_options
  node --disable-warning=ExperimentalWarning bin/tasks/build.ts
  printf '%s\n' "${1:-}" > .commit

  rm -rf apps/studio/.next/cache apps/site/.astro "$HOME/.npm" .sundowner/*.log bin/runtime/node/include
  # Of other C libraries than Debian's, and what only a debugger reads.
  find node_modules -maxdepth 2 -name '*-musl' -prune -exec rm -rf {} +
  find node_modules -name '*.map' -type f -delete
  # Whoever runs it reads, and nobody writes; as root, npm leaves some packages to the account that packed them.
  chown -R 0:0 .
  chmod -R a+rX,go-w .
}

# Of the image that is run: certificates to believe, and somebody who owns nothing but data and keys.
runtime() {
  apt_install ca-certificates
  groupadd --gid 10001 sundowner
  useradd --uid 10001 --gid 10001 --no-create-home --home-dir /tmp --shell /usr/sbin/nologin sundowner
  install -d -o sundowner -g sundowner -m 700 /var/lib/sundowner /etc/sundowner/keys
  rm -f /steps.sh
}

step="$1"
shift
case "$step" in
  tools | product | runtime) "$step" "$@" ;;
  *)
    echo "Usage: sh steps.sh <tools|product [commit]|runtime>" >&2
    exit 2
    ;;
esac
