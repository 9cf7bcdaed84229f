#!/bin/bash
# Runs a command as an engine would: in the image's files and nothing else, read-only, without privileges, as process 1
# of namespaces of its own. Called inside of new mount and process namespaces.
#   run.sh IMAGE-FOLDER VOLUME-OR-EMPTY USER WORKDIR COMMAND…
set -eu
image=$1 volume=$2 user=$3 workdir=$4
shift 4

mount --make-rprivate /
if [ -n "$volume" ]; then
  mount --bind "$image" "$image"
else
  # as without a volume and without --read-only: what is written is in a layer that goes with the container
  layer=$(mktemp -d)
  mount -t tmpfs layer "$layer"
  mkdir "$layer/upper" "$layer/work"
  mount -t overlay -o "lowerdir=$image,upperdir=$layer/upper,workdir=$layer/work" overlay "$image"
fi
cd "$image"
mount -t proc proc proc
mount -t tmpfs -o mode=1777 tmp tmp
mount -t tmpfs -o mode=755 dev dev
for device in null zero full random urandom; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
ln -s /proc/self/fd dev/fd
ln -s /proc/self/fd/1 dev/stdout
ln -s /proc/self/fd/2 dev/stderr
# as engines do: the machine's names
touch etc/hosts
mount --bind /etc/hosts etc/hosts
if [ -n "$volume" ]; then
  mount --bind "$volume" data
  mount -o remount,bind,ro "$image"
fi
mkdir tmp/.outside
pivot_root . tmp/.outside
cd "$workdir"
umount --lazy /tmp/.outside
rmdir /tmp/.outside
privileges=(--inh-caps=-all --bounding-set=-all --no-new-privs)
# a panel that starts it as root leaves root its capabilities
[ "$user" != 0 ] || privileges=()
exec setpriv --reuid="$user" --regid="$user" --clear-groups "${privileges[@]}" "$@"
