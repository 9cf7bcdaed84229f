import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'app', 'fonts');
const budgetBytes = 30 * 1024;

test('the typeface weighs 30 KB at the most, all its files together', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files).toHaveLength(4);
  const total = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(total).toBeLessThanOrEqual(budgetBytes);
});
