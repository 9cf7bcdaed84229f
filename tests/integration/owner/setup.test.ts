import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type LaunchProject, launchProject } from '@/tests/support/launch-project';
import { hasTerminal, inTerminal, type Terminal } from '@/tests/support/terminal';

const projects: LaunchProject[] = [];
const terminals: Terminal[] = [];
afterAll(() => {
  for (const terminal of terminals) terminal.stop();
  for (const project of projects) project.remove();
});

function newProject() {
  const project = launchProject();
  projects.push(project);
  const read = (name: string) => readFileSync(path.join(project.folder, name), 'utf8');
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_ENV: 'test' };
  const setup = (...options: string[]) =>
    new Promise<{ output: string; exitCode: number }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['scripts/setup.mjs', ...options],
        { cwd: project.folder, env },
        (error, stdout, stderr) => {
          resolve({ output: stdout + stderr, exitCode: Number(error?.code ?? 0) });
        },
      );
      child.stdin?.end();
    });
  return { ...project, read, env, setup };
}

const secret = 'hush #1$x';
const answers = {
  brand: {
    name: 'Acme Automazioni',
    telephone: '+39 02 8765 4321',
    vatNumber: null,
    colours: { brand: { light: '#1d4e89', dark: '#74aaf2' } },
  },
  logo: 'acme.svg',
  env: {
    SITE_URL: 'https://www.acme.it',
    SMTP_HOST: '127.0.0.1',
    SMTP_USER: 'ciao@acme.it',
    SMTP_PASSWORD: secret,
    LEADS_FROM: 'ciao@acme.it',
    LEADS_TO: 'ciao@acme.it',
  },
};
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#123456"/></svg>';

test('answers from a file become the brand, the variables and the icons, and the launch check follows', async () => {
  const { read, write, setup, folder } = newProject();
  write('answers.json', JSON.stringify(answers));
  write('acme.svg', mark);
  write('.env', '# mine\nPORT=3001\nLEADS_TO=old@acme.it\n');
  const before = JSON.parse(read('content/brand.json'));
  const { output, exitCode } = await setup('--from', 'answers.json');

  expect(exitCode).toBe(0);
  expect(JSON.parse(read('content/brand.json'))).toEqual({
    ...before,
    ...answers.brand,
    colours: { ...before.colours, ...answers.brand.colours },
  });
  expect(read('content/logo.svg')).toBe(mark);
  expect(read('app/icon.svg')).toContain('<title>Acme Automazioni</title>');
  expect(read('app/icon.svg')).toContain('#123456');
  expect(read('styles/brand.css')).toContain('--line-brand: light-dark(#1d4e89, #74aaf2);');
  expect(existsSync(path.join(folder, 'public/favicon.ico'))).toBe(true);

  expect(read('.env')).toMatch(/^# mine\nPORT=3001\nLEADS_TO=ciao@acme\.it\n/);
  // read alike by whoever reads it: tests/integration/ops/env-readers.test.ts
  expect(read('.env')).toContain('SMTP_URL=smtps://ciao%40acme.it:hush%20%231%24x@127.0.0.1:465\n');
  expect(read('.env')).not.toMatch(/SMTP_(HOST|USER|PASSWORD)/);
  expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);

  expect(output).toMatch(/brand +#1d4e89 light +[\d.]+ to the paper/);
  expect(output).toContain('pass   telephone is +390287654321');
  // the variables are those that were just written
  expect(output).not.toMatch(/LEADS_TO is missing|SITE_URL is missing/);
  expect(output).toMatch(/\d+ passed, \d+ to mend/);
  expect(output).not.toContain('hush');

  const written = read('.env');
  expect(await setup('--from', 'answers.json')).toMatchObject({ exitCode: 0 });
  expect(read('.env').split('\n').sort()).toEqual(written.split('\n').sort());
});

test('every mistake of the file is told, nothing is written, and no secret is quoted', async () => {
  const { read, write, setup, folder } = newProject();
  const before = read('content/brand.json');
  write(
    'answers.json',
    JSON.stringify({
      brand: { telephone: '12', nam: 'Acme', colours: { brand: { light: '#ffee00' } } },
      logo: 'nowhere.svg',
      env: {
        SITE_URL: 'acme.it',
        SMTP_URL: `smtps://a:${secret}@b`,
        SMPT_HOST: 'x',
        LEADS_FROM: 'a\\b <ciao@acme.it>',
      },
      others: 1,
    }),
  );
  const first = await setup('--from', 'answers.json');
  expect(first.exitCode).toBe(1);
  expect(first.output).toMatch(/others: is no part of the answers/);
  write('answers.json', read('answers.json').replace(',"others":1', ''));
  const { output, exitCode } = await setup('--from', 'answers.json');
  expect(exitCode).toBe(1);
  for (const mistake of [
    /telephone: "12" is no telephone number/,
    /nam: is no field of the brand\n {2}→ "name"/,
    /nowhere\.svg: cannot be read/,
    /env\.SITE_URL: must be an http\(s\) origin/,
    /env\.SMTP_URL: /,
    /env\.SMPT_HOST: is no variable/,
    /env\.LEADS_FROM: cannot be written/,
  ]) {
    expect(output).toMatch(mistake);
  }
  expect(output).not.toContain('hush');
  expect(read('content/brand.json')).toBe(before);
  expect(existsSync(path.join(folder, '.env'))).toBe(false);

  write('answers.json', `{ "env": { "SMTP_PASSWORD": "${secret}" "SMTP_USER": "x" } }`);
  const broken = await setup('--from', 'answers.json');
  expect(broken.output).toMatch(/answers\.json, line 1: is no longer JSON/);
  expect(broken.output).not.toContain('hush');
});

test('without a terminal it says how to give the answers', async () => {
  const { setup, read, write } = newProject();
  const { output, exitCode } = await setup();
  expect(exitCode).toBe(1);
  expect(output).toContain('npm run setup -- --from answers.json');
  const example = await setup('--example');
  write('answers.json', example.output);
  expect(JSON.parse(example.output).brand.name).toBe(JSON.parse(read('content/brand.json')).name);
});

// only where a terminal can be had
(hasTerminal ? test : test.skip)(
  'asked at a terminal: a wrong answer is asked again, Ctrl-C keeps the others, a password is never seen',
  async () => {
    const { folder, env, read } = newProject();
    const run = () => {
      const command = `${process.execPath} scripts/setup.mjs`;
      const terminal = inTerminal(command, folder, { ...env, TERM: 'xterm' });
      terminals.push(terminal);
      return terminal;
    };
    const enter = '\r';

    const first = run();
    await first.answer('Name', `Acme Automazioni${enter}`);
    await first.answer('What it does', enter);
    await first.answer('The same in a sentence', enter);
    await first.answer('Your mark', enter);
    await first.answer('Brand colour, as', `#ffee00${enter}`);
    await first.answer('the nearest shade', `\x15#1d4e89${enter}`);
    await first.answer('in the dark theme', '\x03');
    expect(await first.exitCode).toBe(130);
    expect(first.output()).toContain('npm run setup goes on there');

    const second = run();
    await second.answer('Brand colour in the dark theme', enter);
    await second.answer('Other colours for the lines', enter);
    await second.answer('Mail address', `ciao@acme.it${enter}`);
    await second.answer('Telephone', `02 12${enter}`);
    await second.answer('is no telephone number', `\x15+39 02 8765 4321${enter}`);
    for (const said of [
      'Number at which',
      'Number on WhatsApp',
      'Number on WhatsApp at which',
      'Name of the site',
      'Company name',
      'Registered office',
      'VAT number',
      'Business register',
      'REA number',
      'Share capital',
      'PEC',
      'Where you are',
      'When the telephone',
      'Who answers',
      'Year of the first',
      'Address of the site',
    ]) {
      await second.answer(said, enter);
    }
    await second.answer('Mail server', `127.0.0.1${enter}`);
    await second.answer('User of the mail server', enter);
    await second.answer('Password of the mail server', `hush1${enter}`);
    await second.answer('Address that the site writes from', '\x03');
    expect(await second.exitCode).toBe(130);
    expect(read('.setup.json')).not.toContain('hush1');
    expect(statSync(path.join(folder, '.setup.json')).mode & 0o777).toBe(0o600);

    const third = run();
    await third.answer('Password of the mail server', `hush1${enter}`);
    await third.answer('Address that the site writes from', enter);
    await third.answer('Who receives the requests', enter);
    expect(await third.exitCode).toBe(0);

    for (const terminal of [first, second, third]) expect(terminal.output()).not.toContain('hush1');
    expect(third.output()).toMatch(/to mend, \d+ left to the owner/);
    const brand = JSON.parse(read('content/brand.json'));
    expect(brand).toMatchObject({
      name: 'Acme Automazioni',
      mail: 'ciao@acme.it',
      telephone: '+39 02 8765 4321',
      whatsapp: '+39 02 8765 4321',
      website: 'www.acme.it',
    });
    expect(brand.colours.brand.light).toBe('#1d4e89');
    expect(read('.env')).toContain('SITE_URL=https://www.acme.it\n');
    expect(read('.env')).toContain('SMTP_PASSWORD=hush1\n');
    expect(existsSync(path.join(folder, '.setup.json'))).toBe(false);
  },
);
