#!/usr/bin/env bash
# A real S3 server for the tests: Ceph's gateway over one monitor and one store in memory, from Debian's packages.
# Usage: objectStore.sh install | start FOLDER | stop FOLDER. `start` leaves FOLDER/settings, which names the server.
set -euo pipefail

packages='radosgw ceph-mon ceph-osd'
access_key=liftwise-tests
secret_key=liftwise-tests-secret
monitor_port=${OBJECT_STORE_MONITOR_PORT:-54330}
port=${OBJECT_STORE_PORT:-54331}

install_packages() {
  command -v radosgw ceph-mon ceph-osd radosgw-admin >/dev/null && return
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  apt-get update -q >/dev/null || true
  # Nothing of it may start by itself: these tests start their own.
  DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
    apt-get install -y -q --no-install-recommends $packages >/dev/null
}

start() {
  local folder=$1
  mkdir -p "$folder"/{mon,osd,run}
  cat >"$folder/ceph.conf" <<CONF
[global]
fsid = 5a1c7f60-3f57-4d7c-9c53-6d3f4a1f5e01
mon host = v2:127.0.0.1:$monitor_port
mon initial members = a
public network = 127.0.0.0/8
run dir = $folder/run
admin socket = $folder/run/\$name.\$pid.asok
pid file = $folder/run/\$name.pid
log file = $folder/\$name.log
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon max pg per osd = 1000
mon allow pool size one = true
[mon.a]
mon data = $folder/mon
mon cluster log file = $folder/cluster.log
[osd.0]
osd data = $folder/osd
osd objectstore = memstore
memstore device bytes = 2G
[client.admin]
rgw frontends = beast endpoint=127.0.0.1:$port
rgw enable usage log = false
rgw enable ops log = false
rgw run sync thread = false
CONF
  local conf=(-c "$folder/ceph.conf")
  monmaptool --create --fsid 5a1c7f60-3f57-4d7c-9c53-6d3f4a1f5e01 \
    --addv a "[v2:127.0.0.1:$monitor_port]" "$folder/monmap" >/dev/null
  ceph-mon "${conf[@]}" -i a --mkfs --monmap "$folder/monmap"
  ceph-mon "${conf[@]}" -i a
  ceph "${conf[@]}" osd new 5a1c7f60-3f57-4d7c-9c53-6d3f4a1f5e02 >/dev/null
  ceph-osd "${conf[@]}" -i 0 --mkfs --osd-uuid 5a1c7f60-3f57-4d7c-9c53-6d3f4a1f5e02 >/dev/null 2>&1
  ceph-osd "${conf[@]}" -i 0 >/dev/null
  radosgw "${conf[@]}" -n client.admin >/dev/null
  radosgw-admin "${conf[@]}" user create --uid=tests --display-name=tests \
    --access-key="$access_key" --secret-key="$secret_key" >/dev/null
  wait_until_it_answers
  cat >"$folder/settings" <<SETTINGS
TEST_S3_ENDPOINT=http://127.0.0.1:$port
TEST_S3_ACCESS_KEY_ID=$access_key
TEST_S3_SECRET_ACCESS_KEY=$secret_key
SETTINGS
}

wait_until_it_answers() {
  for _ in $(seq 300); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && return
    sleep 0.1
  done
  echo 'The object store did not answer within 30 seconds.' >&2
  return 1
}

stop() {
  local folder=$1 pid_file
  for pid_file in "$folder"/run/*.pid; do
    [ -f "$pid_file" ] && kill -9 "$(cat "$pid_file")" 2>/dev/null || true
  done
  rm -rf "$folder"
}

case "${1:-}" in
  install) install_packages ;;
  start) start "$2" ;;
  stop) stop "$2" ;;
  *) echo 'Usage: objectStore.sh install | start FOLDER | stop FOLDER' >&2 && exit 2 ;;
esac
