#!/bin/sh
# Runs one program in a root of its own: it sees the machine's programs and fonts, read only, one file, and a folder in memory that
# ends with it. The caller has given it spaces of its own for mounts, processes and network (`run-program.ts`).
#
# cell.sh <empty folder> <user id> <bytes of room> <file or -> <folder beside or -> <program with its arguments>
set -eu
root=$1 uid=$2 room=$3 file=$4 beside=$5
shift 5

mount -t tmpfs -o size=4m,mode=755,nosuid cell "$root"
cd "$root"
mkdir -p usr etc dev work var/cache

lend() {
  if [ -L "$1" ]; then ln -s "$(readlink "$1")" ".$1"
  elif [ -d "$1" ]; then mkdir -p ".$1" && mount --bind -o ro,nosuid "$1" ".$1"
  elif [ -e "$1" ]; then mkdir -p "$(dirname ".$1")" && : >".$1" && mount --bind -o ro,nosuid "$1" ".$1"
  fi
}
for each in /usr /bin /sbin /lib /lib64; do lend "$each"; done
for each in ld.so.cache fonts alternatives libreoffice; do lend "/etc/$each"; done
for each in /var/cache/fontconfig /var/lib/libreoffice; do lend "$each"; done
[ "$beside" = - ] || lend "$beside"

for each in null zero urandom random; do
  : >"dev/$each"
  mount --bind "/dev/$each" "dev/$each"
done
mkdir proc && mount -t proc -o ro,nosuid,nodev,noexec proc proc
printf 'reader:x:%s:%s::/work:/bin/false\n' "$uid" "$uid" >etc/passwd
mount -t tmpfs -o "size=$room,mode=700,uid=$uid,gid=$uid,nosuid,nodev" work work
ln -s work tmp
if [ "$file" != - ]; then : >file && mount --bind -o ro,nosuid,nodev,noexec "$file" file; fi
mount -o remount,bind,ro,nosuid "$root"

exec chroot . /usr/bin/env -i --chdir=/work PATH=/usr/bin:/bin HOME=/work TMPDIR=/work LANG=C.UTF-8 OMP_THREAD_LIMIT=1 "$@"
