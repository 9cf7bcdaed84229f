import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const newImage = 'new image';
const oldImage = 'old image';
const olderImage = 'older image';

interface Engine {
  tags: Record<string, string>;
  /** The image of the container; null for no container. */
  served: string | null;
  builds: string;
  caddy: boolean;
  /** Images that do not start, and what else is wrong. */
  wrong: string[];
}

/** It serves one image, and knows the one before. */
const usual: Engine = {
  tags: { 'linea-site': oldImage, 'linea-site:previous': olderImage },
  served: oldImage,
  builds: newImage,
  caddy: true,
  wrong: [],
};
const nothing = { tags: {}, served: null, caddy: false };

let parent: string;
let folder: string;
beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'update-'));
});
afterAll(() => rmSync(parent, { recursive: true }));

const file = (...names: string[]) => path.join(folder, ...names);

function layOut({ tags, served, builds, caddy, wrong }: Engine): void {
  folder = mkdtempSync(path.join(parent, 'engine-'));
  for (const name of ['tags', 'wrong']) mkdirSync(file(name));
  for (const [name, image] of Object.entries(tags)) writeFileSync(file('tags', name), `${image}\n`);
  for (const name of wrong) writeFileSync(file('wrong', name), '');
  writeFileSync(file('builds'), `${builds}\n`);
  if (served) writeFileSync(file('served'), `${served}\n`);
  if (caddy) writeFileSync(file('caddy'), '1');
}

const read = (...names: string[]) =>
  existsSync(file(...names)) ? readFileSync(file(...names), 'utf8').trim() : null;

/** Runs deploy/update with such an engine, tests/support/stand-in/docker: what it says, and what the engine has then. */
function update(engine: Partial<Engine>, ...args: string[]) {
  layOut({ ...usual, ...engine });
  const { status, stdout, stderr } = spawnSync(path.resolve('deploy', 'update'), args, {
    env: {
      ...process.env,
      STAND_IN: folder,
      PATH: [path.resolve('tests/support/stand-in'), process.env.PATH].join(path.delimiter),
    },
    encoding: 'utf8',
  });
  return {
    failed: status !== 0,
    said: stdout + stderr,
    served: read('served'),
    next: read('tags', 'linea-site'),
    previous: read('tags', 'linea-site:previous'),
    others: readdirSync(file('tags')).filter((name) => !(name in usual.tags)),
    reloaded: read('reloads') !== null,
  };
}

const untouched = {
  failed: true,
  served: oldImage,
  next: oldImage,
  previous: olderImage,
  others: [],
};

test('update: what is checked out is built, with its commit, and served; what ran before is kept', () => {
  const { said, ...rest } = update({});
  expect(rest).toEqual({
    failed: false,
    served: newImage,
    next: newImage,
    previous: oldImage,
    others: [],
    reloaded: true,
  });
  expect(said).toMatch(/built of [0-9a-f]{40}/);
});

test('update: the first start keeps nothing, and does not reload the Caddy that it has just started', () => {
  const { failed, served, previous, reloaded } = update(nothing);
  expect([failed, served, previous, reloaded]).toEqual([false, newImage, null, false]);
});

test('update: a first start that fails says so, shows the log and leaves nothing that starts', () => {
  const first = update({ ...nothing, wrong: [newImage] });
  expect([first.failed, first.served, first.next]).toEqual([true, null, null]);
  expect(first.said).toContain(`the log of ${newImage}`);
  expect(first.said).toContain('It does not start, see above.\n');
  expect(first.said).not.toContain('before');
});

test('update: where no container is left, the image that it had is what ran before', () => {
  const down = { served: null, caddy: false };
  expect(update(down)).toMatchObject({ served: newImage, previous: oldImage });
});

test('update: where no container is left, what does not start gives way to the image that it had', () => {
  const down = { served: null, caddy: false };
  expect(update({ ...down, wrong: [newImage] })).toMatchObject(untouched);
});

test('update: once it is interrupted, what ran before is what starts', () => {
  const { said, ...rest } = update({ wrong: ['interrupted'] });
  expect(rest).toMatchObject(untouched);
  expect(said).toContain('Interrupted: ');
});

test('update: what it cannot stop or tidy up ends it at no other place', () => {
  expect(update({ wrong: ['prune'] })).toMatchObject({ failed: false, reloaded: true });
  expect(update({ wrong: [newImage, 'stop'] })).toMatchObject(untouched);
});

test('update: without a new commit the way back stays', () => {
  const { failed, served, previous } = update({ builds: oldImage });
  expect([failed, served, previous]).toEqual([false, oldImage, olderImage]);
});

test('update: what does not start gives way to what ran before, and the way back stays', () => {
  const { said, ...rest } = update({ wrong: [newImage] });
  expect(rest).toMatchObject(untouched);
  expect(said).toContain(`the log of ${newImage}`);
  expect(said).toContain('What ran before is served again.');
});

test('update: it says that the site is down when what ran before does not start either', () => {
  const { said, ...rest } = update({ wrong: [newImage, oldImage] });
  expect(rest).toMatchObject(untouched);
  expect(said).toContain(`the log of ${oldImage}`);
  expect(said).toContain('the site is down');
  expect(said).not.toContain('served again');
});

test('update: it says that the site is down when that is what ran before', () => {
  const { said, ...rest } = update({ builds: oldImage, wrong: [oldImage] });
  expect(rest).toMatchObject(untouched);
  expect(said).toContain('the site is down');
  expect(said).not.toContain('served again');
});

test.each([
  ['compose.yaml', '.env or compose.yaml'],
  ['build', 'it does not build'],
  ['.env', 'wrong in .env'],
  ['Caddyfile', 'wrong in deploy/Caddyfile'],
])('update: a fault of %s is named before anything is touched', (fault, name) => {
  const { said, ...rest } = update({ wrong: [fault] });
  expect(rest).toEqual({ ...untouched, reloaded: false });
  expect(said).toMatch(new RegExp(`stand-in: ${fault}[^]*Nothing was changed: .*${name}`));
});

test('update: a fault of another part is not the site’s', () => {
  const { said, ...rest } = update({ wrong: ['another part'] });
  expect(rest).toMatchObject({
    failed: true,
    served: newImage,
    next: newImage,
    previous: oldImage,
  });
  expect(said).toContain('The site is there, but something beside it is not');
});

test('update back: what runs and the image before change places', () => {
  expect(update({}, 'back')).toMatchObject({
    failed: false,
    served: olderImage,
    next: olderImage,
    previous: oldImage,
  });
});

test('update back: a fault of .env is named before anything is touched', () => {
  const { said, ...rest } = update({ wrong: ['.env'] }, 'back');
  expect(rest).toMatchObject(untouched);
  expect(said).toContain('Nothing was changed: ');
});

test('update back: without an image before nothing is touched', () => {
  const { said, failed, served, next } = update({ tags: { 'linea-site': oldImage } }, 'back');
  expect([failed, served, next]).toEqual([true, oldImage, oldImage]);
  expect(said).toContain('there is no image before this one');
});
