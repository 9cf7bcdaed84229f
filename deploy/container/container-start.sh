#!/bin/bash
# Both servers, until one of them ends or the container is stopped: half a site is none.
stop() {
  # nginx first: it takes no more, and hands what it has taken to Node
  kill -QUIT "$nginx" 2>/dev/null
  wait "$nginx"
  kill -TERM "$node" 2>/dev/null
}
trap stop TERM INT

cd /srv/linea-site/server || exit 1
setpriv --reuid=node --regid=node --init-groups --no-new-privs node server.js &
node=$!
nginx -g 'daemon off;' &
nginx=$!

wait -n
status=$?
stop
wait
exit "$status"
