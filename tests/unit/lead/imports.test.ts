import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of lib/lead: each imports only those that stand before it. */
const order = [
  'text',
  'request',
  'protocol.ts',
  'links',
  'mail',
  'delivery',
  'promise',
  'figures',
  'confirmation',
  'appointment',
  'alarms',
  'weekly',
  'erase',
  'intake',
  'ops',
  'http',
  'action',
];

/** A request's mail says by when an answer is promised. */
const excepted = ['mail/view.ts imports promise/answer-by'];

const root = 'lib/lead';

function importsUp(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const imported = [...source.matchAll(/'@\/lib\/lead\/([^']+)'/g)].map(
        ([, name = '']) => name,
      );
      const place = (name: string) => {
        const [first = ''] = name.split('/');
        return order.findIndex((each) => each === first || each === `${first}.ts`);
      };
      expect(place(file)).not.toBe(-1);
      return imported
        .filter((name) => place(name) > place(file))
        .map((name) => `${file} imports ${name}`);
    });
}

test('imports within lib/lead run one way', () => {
  expect(importsUp().sort()).toEqual(excepted);
});
