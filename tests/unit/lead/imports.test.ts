import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of lib/lead: each imports only those that stand before it. */
const order =
  'text request protocol.ts links promise figures mails mail delivery reminders confirmation alarms reports pages intake ops http action'.split(
    ' ',
  );

const root = 'lib/lead';
const place = (file: string) => order.indexOf(file.split('/')[0] ?? '');

test('imports within lib/lead run one way', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  expect(sources.filter((file) => place(file) === -1)).toEqual([]);
  const up = sources.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(/'@\/lib\/lead\/([^']+)'/g)]
      .flatMap(([, name = '']) => (name.includes('/') ? name : `${name}.ts`))
      .filter((name) => place(name) > place(file))
      .map((name) => `${file} imports ${name}`);
  });
  expect(up).toEqual([]);
});
