import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { quoted, withVariables, writeEnv } from '@/scripts/setup/env-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  'plain',
  'with space',
  'p#s@s/w?rd%',
  `dollar$HOME ${'$'}{HOME} $`,
  "it's",
  'say "this"',
  `both ' and "`,
  'back\\slash $x',
  'Agenzia <sito@agenzia.example>',
])('the server reads %j as it was written', (value) => {
  const file = path.join(folder, '.env');
  writeEnv(file, { WRITTEN_VALUE: value });
  const { WRITTEN_VALUE: _, ...before } = process.env;
  const { combinedEnv } = loadEnvConfig(folder, false, console, true);
  expect(combinedEnv.WRITTEN_VALUE).toBe(value);
  process.env = before as NodeJS.ProcessEnv;
});

test.each(['two\nlines', `all ' " \``])('%j is refused, not written as something else', (value) => {
  expect(quoted(value)).toBeUndefined();
});

test('other lines stay, a name is set once, and the file is its owner’s alone', () => {
  const file = path.join(folder, '.env');
  writeFileSync(
    file,
    '# mine\nPORT=3001\nexport SITE_URL=https://old\n#SMTP_USER=x\nSITE_URL=https://older\n',
    {
      mode: 0o644,
    },
  );
  writeEnv(file, { SITE_URL: 'https://new', SMTP_USER: 'a' });
  expect(readFileSync(file, 'utf8')).toBe(
    '# mine\nPORT=3001\nSITE_URL=https://new\n#SMTP_USER=x\nSMTP_USER=a\n',
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(withVariables('', {})).toBe('');
});
