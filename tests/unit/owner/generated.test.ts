import { readFileSync } from 'node:fs';
import { generatedFolders } from '@/scripts/lib/generated.mjs';

test('git keeps none of what the project generates', () => {
  const ignored = readFileSync('.gitignore', 'utf8').matchAll(/^\/?([\w.-]+)\/$/gm);
  expect([...ignored].map(([, name]) => name).sort()).toEqual([...generatedFolders].sort());
});

test('the compiler takes none of it for a source', () => {
  const { exclude } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  // its patterns pass over names that begin with a dot by themselves
  const visible = generatedFolders.filter((name) => !name.startsWith('.'));
  expect([...exclude].sort()).toEqual(visible.sort());
});
