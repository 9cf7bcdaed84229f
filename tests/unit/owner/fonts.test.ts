import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folders = [join('app', 'fonts'), join('public', 'fonts')];
const budgetBytes = 30 * 1024;

test('the typeface weighs 30 KB at the most, all its files together', () => {
  const files = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.woff2'));
  expect(files).toHaveLength(4);
  const total = files.reduce((sum, name) => sum + statSync(name).size, 0);
  expect(total).toBeLessThanOrEqual(budgetBytes);
});
