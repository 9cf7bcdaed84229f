#!/bin/bash
# A copy of the store when it starts, so that a fault shows at once, and one every night; for compose.yaml.
set -u
folder=${BACKUP_DIR:-/backups}
days=${BACKUP_DAYS:-14}
time=${BACKUP_TIME:-03:10}

trap 'exit 0' TERM INT
while :; do
  leads backup "$folder" --keep "$days" || echo "No copy was made; the next try is at $time." >&2
  next=$(date -d "$time" +%s) || exit 1
  now=$(date +%s)
  ((next > now)) || next=$(date -d "tomorrow $time" +%s)
  # in the background, because bash hears a signal only between commands
  sleep $((next - now)) &
  wait $!
done
