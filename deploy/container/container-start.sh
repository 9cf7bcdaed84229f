#!/bin/bash
# Both servers, until one of them ends or the container is stopped: half a site is none.
trap 'kill -TERM $node $nginx 2>/dev/null' TERM INT

cd /srv/linea-site/server || exit 1
setpriv --reuid=node --regid=node --init-groups --no-new-privs node server.js &
node=$!
nginx -g 'daemon off;' &
nginx=$!

wait -n
status=$?
kill -TERM "$node" "$nginx" 2>/dev/null
wait
exit "$status"
