#!/bin/bash
# Whether requests would be taken, asked of both servers as a visitor would; for HEALTHCHECK, without a program for it.
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-8080}" || exit 1
printf 'GET /api/health HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
