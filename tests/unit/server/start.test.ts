import { spawnSync } from 'node:child_process';
import { EnvError } from '@/lib/env/env';
import { frozenPlace } from '@/lib/hosting';
import { start } from '@/lib/server/start';

const environment = process.env;
let printed: string;

beforeEach(() => {
  printed = '';
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      printed += text;
      return true;
    });
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

test('a server without configuration says what is missing, and in production does not start', async () => {
  process.env = { NODE_ENV: 'production' };
  await expect(start()).rejects.toThrow('exit 1');
  for (const variable of ['SITE_URL', 'SMTP_URL', 'LEADS_FROM', 'LEADS_TO'])
    expect(printed).toContain(`${variable} is missing`);
  printed = '';
  process.env = { NODE_ENV: 'development' };
  await start();
  expect(printed).toContain('SMTP_URL is missing');
  expect(printed).not.toContain(EnvError.name);
});

test('no request is lost on a host whose disk and process come and go: there neither a build nor a start goes on', () => {
  for (const [name, env] of [
    ['Vercel', { VERCEL: '1' }],
    ['Netlify', { NETLIFY: 'true' }],
    ['AWS Amplify', { AWS_APP_ID: 'd1', AWS_BRANCH: 'main' }],
    ['Cloudflare Pages', { CF_PAGES: '1' }],
    ['Google Cloud Run', { K_SERVICE: 'site' }],
  ] as const)
    for (const part of [`cannot live on ${name},`, 'deploy/README.md'])
      expect(frozenPlace(env)).toContain(part);
  for (const name of ['CI', 'GITHUB_ACTIONS', 'COOLIFY_FQDN', 'FLY_APP_NAME'])
    expect(frozenPlace({ [name]: 'true', VERCEL: '' })).toBeNull();

  const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', VERCEL: '1' },
    encoding: 'utf8',
  });
  expect([build.status, build.stdout]).toEqual([1, '']);
  expect(build.stderr).toMatch(/^This site cannot live on Vercel, [^\n]*\n$/);
});
