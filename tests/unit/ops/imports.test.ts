import { readFileSync } from 'node:fs';
import { filesIn } from '../../support/files';

/** The rooms of lib/, the lowest first; `.` are its own files. Rooms of one line know nothing of each other. */
const floors = [
  '.',
  'internals',
  'document http italian legal promise store',
  'demos env',
  'assistant seo',
  'figures',
  'lead/plain-text',
  'lead/attribution lead/fields',
  'lead/request lead/schema',
  'lead/protocol',
  'lead/mails',
  'lead/delivery',
  'lead/agency lead/intake',
  'lead/service',
  'browser lead/examples',
  'server',
].map((floor) => floor.split(' '));

/** Of `lead/mails/parts` that is `lead/mails`, of `time` it is `.`. */
function roomOf(module: string): string {
  const [folder = '', inner] = module.split('/');
  if (inner === undefined) return '.';
  return folder === 'lead' ? `lead/${inner}` : folder;
}

const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));

test('imports within lib/ run one way', () => {
  const modules = filesIn(['lib'], /\.tsx?$/);
  const arrows = modules.flatMap((file) => {
    const from = roomOf(file.replace(/^lib\/|\.tsx?$/g, ''));
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/(?:from|import\()\s*'@\/lib\/([^']+)'/g)].map(
      ([, module = '']) => ({ file, from, to: roomOf(module), module }),
    );
  });
  expect(arrows.length).toBeGreaterThan(300);
  const missing = arrows.flatMap(({ from, to }) => [from, to]).filter((room) => floorOf(room) < 0);
  expect([...new Set(missing)]).toEqual([]);
  const up = arrows.filter(({ from, to }) => from !== to && floorOf(from) <= floorOf(to));
  expect(up.map(({ file, module }) => `${file} imports ${module}`)).toEqual([]);
  // what the expression above does not see
  const relative = modules.filter((file) => /from '\.\./.test(readFileSync(file, 'utf8')));
  expect(relative).toEqual([]);
});
