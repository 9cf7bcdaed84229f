import { spawnSync } from 'node:child_process';
import { frozenPlace } from '@/lib/hosting';

test.each([
  ['Vercel', { VERCEL: '1' }],
  ['Netlify', { NETLIFY: 'true' }],
  ['AWS Amplify', { AWS_APP_ID: 'd1', AWS_BRANCH: 'main' }],
  ['Cloudflare Pages', { CF_PAGES: '1' }],
  ['Google Cloud Run', { K_SERVICE: 'site' }],
])('on %s neither a build nor a start goes on', (name, env) => {
  expect(frozenPlace(env)).toMatch(new RegExp(`cannot live on ${name},.*deploy/README\\.md`, 's'));
});

test.each([
  [{}],
  [{ CI: 'true', GITHUB_ACTIONS: 'true' }],
  [{ VERCEL: '' }],
  [{ COOLIFY_FQDN: 'x' }],
  [{ FLY_APP_NAME: 'site' }],
])('a server, a panel and a machine for tests are no such places: %j', (env) => {
  expect(frozenPlace(env)).toBeNull();
});

test('a build on such a host ends before it begins, with that one sentence', () => {
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', VERCEL: '1' },
    encoding: 'utf8',
  });
  expect([build.status, build.stdout]).toEqual([1, '']);
  expect(build.stderr).toMatch(/^This site cannot live on Vercel, [^\n]*\n$/);
});
