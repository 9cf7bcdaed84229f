import { isOnVolume } from '@/lib/store/persistence';

const root = '612 588 0:55 / / ro,relatime master:1 - overlay overlay rw,lowerdir=/l';
const mounts = (...lines: string[]) =>
  [root, '613 612 0:58 / /proc rw - proc proc rw', ...lines, ''].join('\n');
const mount = (source: string, folder = '/data', type = 'ext4') =>
  `620 612 8:1 ${source} ${folder} rw,relatime - ${type} /dev/sda1 rw`;
const named = mount('/var/lib/docker/volumes/site_data/_data');
const memory = mount('/', '/data', 'tmpfs');

test.each([
  ['a volume with a name', '/data', mounts(named), true],
  ['a folder inside of it', '/data/deep/er', mounts(named), true],
  ['a folder of the machine', '/data', mounts(mount('/srv/data')), true],
  ['a network file system', '/data', mounts(mount('/', '/data', 'nfs4')), true],
  ['a name with a blank', '/my data', mounts(mount('/x', '/my\\040data')), true],
  ['the image’s own folder', '/data', mounts(), false],
  ['an image that is no overlay', '/data', '1 0 8:1 /vfs/dir/9 / rw - ext4 /dev/sda1 rw', false],
  ['a folder beside the volume', '/database', mounts(named), false],
  ['memory', '/data', mounts(memory), false],
  ['memory over a volume', '/data', mounts(named, memory), false],
  ['a volume without a name', '/data', mounts(named.replace('site_data', 'a1'.repeat(32))), false],
  ['a pod’s own', '/data', mounts(mount('/pods/1/volumes/kubernetes.io~empty-dir/d')), false],
])('what is stored in %s is there after an update: %s', (_, folder, mountinfo, persistent) => {
  expect(isOnVolume(folder, mountinfo)).toBe(persistent);
});
