import { spawnSync } from 'node:child_process';
import { frozenPlace } from '@/lib/hosting/places.mjs';
import { scripts } from '@/package.json';

test.each([
  ['Vercel', { VERCEL: '1' }],
  ['Netlify', { NETLIFY: 'true' }],
  ['AWS Amplify', { AWS_APP_ID: 'd1', AWS_BRANCH: 'main' }],
  ['Cloudflare Pages', { CF_PAGES: '1' }],
  ['Google Cloud Run', { K_SERVICE: 'site' }],
])('on %s neither a build nor a start goes on', (name, env) => {
  const said = frozenPlace(env);
  expect(said).toContain(`cannot live on ${name},`);
  expect(said).toContain('deploy/README.md');
});

test('a server, a panel and a machine for tests are no such places', () => {
  for (const env of [
    {},
    { CI: 'true', GITHUB_ACTIONS: 'true' },
    { VERCEL: '' },
    { COOLIFY_FQDN: 'x' },
    { RAILWAY_ENVIRONMENT_ID: 'x' },
    { FLY_APP_NAME: 'site' },
  ]) {
    expect(frozenPlace(env)).toBeNull();
  }
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
