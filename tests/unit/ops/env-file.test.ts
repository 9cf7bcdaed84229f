import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quoted, readDifferently, withVariables, writeEnv } from '@/scripts/setup/env-file';
import { asWritten } from '@/scripts/setup/written';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['two\nlines', `both ' and "`, `\`a\` $`, 'back\\slash'])(
  '%j is refused, not written as something else',
  (value) => {
    expect(quoted(value)).toBeUndefined();
    expect(() => withVariables('', { NAME: value })).toThrow('NAME');
  },
);

test('a mail server that is named another way leaves nothing behind that would contradict it', () => {
  const before = 'SMTP_HOST=old\nPORT=3001\nexport SMTP_PASSWORD=old\n';
  const login = { SMTP_USER: 'a@b.it', SMTP_PASSWORD: "$'" };
  const { set, unset } = asWritten(login, { SMTP_HOST: 'mail.b.it', SMTP_PORT: '587' });
  const after = withVariables(before, set, unset);
  expect(after).toBe('PORT=3001\nSMTP_URL=smtp://a%40b.it:%24%27@mail.b.it:587?requireTLS=true\n');
  const plain = asWritten({ SMTP_HOST: 'mail.b.it', SMTP_USER: 'a', SMTP_PASSWORD: 'b' });
  expect(withVariables(after, plain.set, plain.unset)).toBe(
    'PORT=3001\nSMTP_HOST=mail.b.it\nSMTP_USER=a\nSMTP_PASSWORD=b\n',
  );
});

test.each([
  ['A=plain\nB=with space\nC=\'hush #1 "x"\'\nD="it\'s \\$1"\n# E=\'$\n', []],
  ["A='hush\\$1'\nexport B=$HOME\nC=x # a remark\nD=back\\slash\nE=\"a`b\"\nF=it's", [...'ABCDEF']],
])('of %j the readers read differently: %j', (text, names) => {
  expect(readDifferently(text)).toEqual(names);
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
