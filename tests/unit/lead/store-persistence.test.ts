import { isOnVolume } from '@/lib/store/persistence';

const root = '612 588 0:55 / / ro,relatime master:1 - overlay overlay rw,lowerdir=/l';
const mounts = (...lines: string[]) =>
  [root, '613 612 0:58 / /proc rw - proc proc rw', ...lines, ''].join('\n');
const named =
  '620 612 8:1 /var/lib/docker/volumes/site_data/_data /data rw,relatime - ext4 /dev/sda1 rw';
const nameless = named.replace('site_data', 'a1'.repeat(32));

test.each([
  ['a volume with a name', '/data', mounts(named), true],
  ['a folder inside of it', '/data/deep/er', mounts(named), true],
  [
    'a folder of the machine',
    '/data',
    mounts('620 612 8:1 /srv/data /data rw - ext4 /dev/sda1 rw'),
    true,
  ],
  [
    'a disk of its own',
    '/data',
    mounts('620 612 8:16 / /data rw,nosuid shared:9 - xfs /dev/sdb rw'),
    true,
  ],
  ['a network file system', '/data', mounts('620 612 0:60 / /data rw - nfs4 host:/x rw'), true],
  [
    'a name with a blank',
    '/my data',
    mounts('620 612 8:1 /x /my\\040data rw - ext4 /dev/sda1 rw'),
    true,
  ],
  ['the image’s own folder', '/data', mounts(), false],
  [
    'the image’s own folder, where the image is no overlay',
    '/data',
    '1 0 8:1 /vfs/dir/9 / rw - ext4 /dev/sda1 rw',
    false,
  ],
  ['a folder beside the volume', '/database', mounts(named), false],
  ['memory', '/data', mounts('620 612 0:61 / /data rw - tmpfs tmpfs rw'), false],
  ['a volume without a name', '/data', mounts(nameless), false],
  [
    'memory over a volume',
    '/data',
    mounts(named, '621 620 0:61 / /data rw - tmpfs tmpfs rw'),
    false,
  ],
  [
    'a folder for one pod',
    '/data',
    mounts(
      '620 612 8:1 /kubelet/pods/1/volumes/kubernetes.io~empty-dir/d /data rw - ext4 /dev/sda1 rw',
    ),
    false,
  ],
])('%s', (_, folder, mountinfo, persistent) => {
  expect(isOnVolume(folder, mountinfo)).toBe(persistent);
});
