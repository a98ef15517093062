#!/bin/sh
# OpenStack Swift with its S3 interface, one node on this machine, for `S3_TEST_ENDPOINT` (s3-server.ts). Debian's packages, as root:
#
#   apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached
#   sh tests/support/swift.sh /tmp/swift
#
# Listens at http://127.0.0.1:6380 until it is stopped, with what it keeps in that folder, whose file system has to know extended attributes.
set -eu

place="$1"
mkdir -p "$place/conf" "$place/disk/d1"
cd "$place/conf"

cat > swift.conf << 'END'
[swift-hash]
swift_hash_path_suffix = sundowner
swift_hash_path_prefix = test
[storage-policy:0]
name = one
default = yes
END

defaults() {
  printf '[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = %s\nworkers = 0\nuser = %s\nswift_dir = %s\n' "$1" "$(id -un)" "$place/conf"
}

port=6300
for name in object container account; do
  if [ ! -f "$name.ring.gz" ]; then
    swift-ring-builder "$name.builder" create 4 1 0
    swift-ring-builder "$name.builder" add "r1z1-127.0.0.1:$port/d1" 1
    swift-ring-builder "$name.builder" rebalance
  fi
  {
    defaults "$port"
    printf 'devices = %s\nmount_check = false\n' "$place/disk"
    printf '[pipeline:main]\npipeline = %s-server\n[app:%s-server]\nuse = egg:swift#%s\n' "$name" "$name" "$name"
    printf '[%s-replicator]\n[%s-updater]\n[%s-auditor]\n' "$name" "$name" "$name"
  } > "$name-server.conf"
  port=$((port + 1))
done

{
  defaults 6380
  cat << 'END'
[pipeline:main]
pipeline = catch_errors proxy-logging cache listing_formats s3api tempauth copy slo dlo versioned_writes proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:11311
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_sundowner_media = secretofmedia .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
allow_versioned_writes = true
END
} > proxy-server.conf

memcached -u nobody -l 127.0.0.1 -p 11311 &
started="$!"
for name in object container account proxy; do
  "swift-$name-server" "$name-server.conf" -v &
  started="$started $!"
done
# shellcheck disable=SC2086,SC2064
trap "kill $started 2> /dev/null" EXIT
trap 'exit 0' INT TERM
echo "Swift listens at http://127.0.0.1:6380: S3_TEST_ACCESS_KEY=sundowner:media S3_TEST_SECRET_KEY=secretofmedia"
wait
