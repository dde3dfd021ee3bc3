#!/usr/bin/env bash
# A real S3 server for the tests: Ceph's gateway over one monitor and one store in memory, from Debian's packages.
# Usage: objectStore.sh install | start FOLDER | stop FOLDER. `start` leaves FOLDER/settings, which names the server.
set -euo pipefail

packages='radosgw ceph-mon ceph-osd'
cluster=5a1c7f60-3f57-4d7c-9c53-6d3f4a1f5e01
store=5a1c7f60-3f57-4d7c-9c53-6d3f4a1f5e02
monitor_port=${OBJECT_STORE_MONITOR_PORT:-54330}
port=${OBJECT_STORE_PORT:-54331}
access_key=liftwise-tests
secret_key=liftwise-tests-secret

install_packages() {
  command -v radosgw ceph-mon ceph-osd >/dev/null && return
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  apt-get update -q >/dev/null || true
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $packages >/dev/null
}

# Nobody else is on this machine's loopback: no keys between the parts, and no encryption, which would need them.
write_configuration() {
  cat >"$1/ceph.conf" <<CONF
[global]
fsid = $cluster
mon host = v2:127.0.0.1:$monitor_port
mon initial members = a
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
run dir = $1/run
admin socket = $1/run/\$name.\$pid.asok
pid file = $1/run/\$type.pid
log file = $1/\$type.log
mon cluster log file = $1/cluster.log
mon data = $1/mon
mon allow pool size one = true
mon max pg per osd = 1000
osd data = $1/osd
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
memstore device bytes = 2G
rgw frontends = beast endpoint=127.0.0.1:$port
CONF
}

start() {
  local folder=$1
  mkdir -p "$folder"/{mon,osd,run}
  write_configuration "$folder"
  export CEPH_CONF="$folder/ceph.conf"
  start_parts "$folder" >"$folder/start.log" 2>&1 || { tail -n 20 "$folder/start.log" >&2; return 1; }
  cat >"$folder/settings" <<SETTINGS
TEST_S3_ENDPOINT=http://127.0.0.1:$port
TEST_S3_ACCESS_KEY_ID=$access_key
TEST_S3_SECRET_ACCESS_KEY=$secret_key
SETTINGS
}

# One chain: after an `||` bash goes on where a command fails.
start_parts() {
  monmaptool --create --fsid $cluster --addv a "[v2:127.0.0.1:$monitor_port]" "$1/monmap" &&
    ceph-mon -i a --mkfs --monmap "$1/monmap" &&
    ceph-mon -i a &&
    timeout 30 ceph osd new $store &&
    ceph-osd -i 0 --mkfs --osd-uuid $store &&
    ceph-osd -i 0 &&
    timeout 60 radosgw -n client.admin &&
    timeout 60 radosgw-admin user create --uid=tests --display-name=tests \
      --access-key=$access_key --secret-key=$secret_key &&
    wait_until_it_answers
}

wait_until_it_answers() {
  for _ in $(seq 300); do
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && return
    sleep 0.1
  done
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
