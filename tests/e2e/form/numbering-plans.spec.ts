import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import plans from 'libphonenumber-js/metadata.max.json';
import { expect, test } from '../../support/e2e/test';

/** A piece of Italy's numbering plan, without a character that a bundler would write otherwise. */
const piece = '(?:43|55|70)';

test('no script for the browser carries the numbering plans, which only the mails need', () => {
  expect(JSON.stringify(plans.countries.IT)).toContain(piece);
  const folder = path.resolve('.next/static');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  const carrying = scripts.filter((name) =>
    readFileSync(path.join(folder, name), 'utf8').includes(piece),
  );
  expect(carrying).toEqual([]);
});
