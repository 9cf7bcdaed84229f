import { spawnSync } from 'node:child_process';
import { forgetsItsDisk, frozenPlace, unfitPlace } from '@/lib/hosting/places.mjs';
import { scripts } from '@/package.json';

const kept = { kept: true };
const forgotten = { kept: false };

test.each([
  ['Vercel', { VERCEL: '1' }],
  ['Netlify', { NETLIFY: 'true' }],
  ['AWS Amplify', { AWS_APP_ID: 'd1', AWS_BRANCH: 'main' }],
  ['AWS Lambda', { AWS_LAMBDA_FUNCTION_NAME: 'site' }],
  ['Cloudflare Pages', { CF_PAGES: '1' }],
  ['Cloudflare Workers', { WORKERS_CI: '1' }],
  ['Google Cloud Functions', { K_SERVICE: 'site', FUNCTION_TARGET: 'site' }],
  ['Azure Static Web Apps', { WEBSITE_STATICWEBAPP_RESOURCE_ID: 'x' }],
  ['Azure Functions', { FUNCTIONS_WORKER_RUNTIME: 'node' }],
  ['GitHub Pages', { GITHUB_PAGES: 'true' }],
])('on %s neither a build nor a start goes on, whatever is stored where', (name, env) => {
  const said = frozenPlace(env);
  expect(said).toContain(`cannot live on ${name},`);
  expect(said).toContain('deploy/HOSTS.md');
  expect(unfitPlace({ ...env, HOST_ALWAYS_ON: 'true' }, kept)).toBe(said);
});

test.each([
  ['Heroku', { DYNO: 'web.1' }, false],
  ['Railway', { RAILWAY_ENVIRONMENT_ID: 'x' }, true],
  ['Render', { RENDER: 'true' }, true],
  ['Fly', { FLY_APP_NAME: 'site' }, true],
])('%s needs a store that is kept, and says which it has', (name, env, volumes) => {
  expect(frozenPlace(env)).toBeNull();
  expect(forgetsItsDisk(env)).toBe(true);
  const said = unfitPlace(env, forgotten);
  expect(said).toContain(`${name} forgets the disk`);
  expect(said).toContain('DATABASE_URL');
  expect(said?.includes('volume')).toBe(volumes);
  expect(unfitPlace(env, kept)).toBeNull();
});

test('Cloud Run needs PostgreSQL, and a processor between two requests, which only its owner can tell', () => {
  const env = { K_SERVICE: 'site' };
  expect(unfitPlace(env, forgotten)).toContain('DATABASE_URL');
  expect(unfitPlace(env, kept)).toContain('HOST_ALWAYS_ON=true');
  expect(unfitPlace({ ...env, HOST_ALWAYS_ON: 'true' }, kept)).toBeNull();
});

test('a server, a panel and a machine for tests are no such places', () => {
  for (const env of [
    {},
    { CI: 'true', GITHUB_ACTIONS: 'true' },
    { VERCEL: '' },
    { COOLIFY_FQDN: 'x' },
  ]) {
    expect(frozenPlace(env)).toBeNull();
    expect(unfitPlace(env, forgotten)).toBeNull();
    expect(forgetsItsDisk(env)).toBe(false);
  }
});

test('the image of the container says that its own folders are forgotten', () => {
  expect(forgetsItsDisk({ DATA_DIR_NEEDS_VOLUME: 'true' })).toBe(true);
});

test('a build on such a host ends before it begins, with that one sentence', () => {
  const build = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/check-host.mjs'], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      encoding: 'utf8',
    });
  const refused = build({ VERCEL: '1' });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^This site cannot live on Vercel, [^\n]*\n$/);
  expect(build({}).status).toBe(0);
  expect(scripts.build).toMatch(/^node scripts\/check-host\.mjs && /);
});
