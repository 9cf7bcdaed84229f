import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn, withSlashes } from '@/lib/files-in';

test('a file’s path has slashes as an address, whatever the system puts between folders', () => {
  for (const system of [path.posix, path.win32])
    expect(withSlashes(system.join('soluzioni', 'chatbot.html'), system.sep)).toBe(
      'soluzioni/chatbot.html',
    );
  // a name of its own, where nothing else stands between folders
  expect(withSlashes('a\\b.html', path.posix.sep)).toBe('a\\b.html');
});

test('the files of a folder are named from it on, however deep, and its folders are none of them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-in-'));
  mkdirSync(path.join(folder, 'soluzioni', 'chatbot'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '');
  writeFileSync(path.join(folder, 'soluzioni', 'chatbot', 'image.body'), '');
  const names = await filesIn(folder).finally(() => rmSync(folder, { recursive: true }));
  expect(names.sort()).toEqual(['index.html', 'soluzioni/chatbot/image.body']);
});
