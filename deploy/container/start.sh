#!/bin/bash
# The container's first process: Node for /api, then nginx for all, until one of them ends or the container is stopped.
# Half a site is none: with one of them the other ends too, and whoever watches over the container starts it again.
set -u
site=/srv/linea-site
runtime=/tmp/linea-site
uid=10001

# A panel may start it as root, because its volumes are root's: the folder is handed over, and root is left behind.
if [ "$(id -u)" = 0 ]; then
  if [ -d "${DATA_DIR:-}" ] && [ "$(stat -c %u "$DATA_DIR")" != "$uid" ]; then
    chown -R "$uid:$uid" "$DATA_DIR" || echo "DATA_DIR=$DATA_DIR stays root's: it could not be handed over." >&2
  fi
  exec setpriv --reuid="$uid" --regid="$uid" --clear-groups --inh-caps=-all --no-new-privs "$0"
fi

# --- what the container is told, beside the variables that the site itself checks

# loopback, private (RFC 1918), shared (RFC 6598), link-local and unique local addresses: a panel's proxy has one of
# these, and nobody on the internet does
usual_proxies='127.0.0.0/8 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 169.254.0.0/16 fc00::/7 fe80::/10'
port=${PORT:-8080}
proxies=${TRUSTED_PROXIES:-$usual_proxies}
header=${CLIENT_ADDRESS_HEADER:-X-Forwarded-For}

mistakes=()
if ! [[ $port =~ ^[0-9]{1,5}$ ]] || ((10#$port < 1024 || 10#$port > 65535 || 10#$port == 3000)); then
  mistakes+=("PORT must be a whole number from 1024 to 65535, and not 3000, which is Node's. Example: PORT=8080")
fi
if ! [[ $proxies =~ ^[0-9A-Fa-f.:/,[:space:]]+$ ]]; then
  mistakes+=("TRUSTED_PROXIES must be addresses and networks. Example: TRUSTED_PROXIES=172.16.0.0/12 10.0.0.5")
fi
if ! [[ $header =~ ^[A-Za-z0-9-]+$ ]]; then
  mistakes+=("CLIENT_ADDRESS_HEADER must be the name of a header. Example: CLIENT_ADDRESS_HEADER=X-Forwarded-For")
fi
if ((${#mistakes[@]})); then
  printf 'The container is not usable as it was started:\n' >&2
  printf '  %s\n' "${mistakes[@]}" >&2
  exit 1
fi

if [ -n "${DATA_DIR:-}" ] && [ -z "${DATABASE_URL:-}" ] && ! [ -w "$DATA_DIR" ]; then
  echo "DATA_DIR=$DATA_DIR cannot be written to by user $uid: requests go out by mail at once, and none is kept." \
    "Give the folder to that user (chown $uid:$uid), or start the container as root, which does it." >&2
fi

mkdir -p "$runtime" || exit 1
listen() {
  echo "listen $port$1;"
  # there is none where the kernel has IPv6 switched off
  [ ! -e /proc/net/if_inet6 ] || echo "listen [::]:$port$1;"
}
listen '' >"$runtime/listen.conf"
listen ' default_server' >"$runtime/listen-default.conf"
{
  for network in ${proxies//,/ }; do echo "set_real_ip_from $network;"; done
  echo "real_ip_header $header;"
  echo 'real_ip_recursive on;'
} >"$runtime/proxies.conf"
nginx=(/usr/sbin/nginx -e stderr -c "$site/container/nginx.conf")
"${nginx[@]}" -t -q || exit 1

# --- the two

node_pid='' nginx_pid=''
stop() {
  trap '' TERM INT
  # nginx first: it takes no more, and hands what it has taken to Node
  if [ -n "$nginx_pid" ]; then
    kill -QUIT "$nginx_pid" 2>/dev/null
    wait "$nginx_pid"
  fi
  # then Node, which finishes its deliveries
  if [ -n "$node_pid" ]; then
    kill -TERM "$node_pid" 2>/dev/null
    wait "$node_pid"
  fi
}
trap 'stop; exit 0' TERM INT

cd "$site/server" || exit 1
# its proxy is the nginx beside it, whatever is in front of that
PORT=3000 TRUSTED_PROXY_HOPS=1 node server.js &
node_pid=$!

# nginx listens when Node does: until then whoever is in front waits, or asks the container before this one
until (exec 3<>/dev/tcp/127.0.0.1/3000) 2>/dev/null; do
  if ! kill -0 "$node_pid" 2>/dev/null; then
    wait "$node_pid"
    exit $?
  fi
  sleep 0.1
done
"${nginx[@]}" &
nginx_pid=$!

wait -n "$node_pid" "$nginx_pid"
status=$?
echo 'One of the two servers ended by itself: the container ends with it.' >&2
stop
exit $((status == 0 ? 1 : status))
