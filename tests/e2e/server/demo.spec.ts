/** What `npm run demo` starts, on the build that is there, and what lies beside the server in it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start } from '@/scripts/lib/children';
import { anyFreePort } from '@/scripts/lib/ports';
import { standalone } from '@/scripts/lib/site';
import { someLead } from '../../support/e2e/contact-form';
import { postLead } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

test('demonstration: it serves the site beside a mailbox, in which a request arrives', async () => {
  const port = await anyFreePort('127.0.0.1');
  const run = `Promise.all(['local-site', 'site'].map((name) => import(\`./scripts/lib/\${name}.ts\`)))
    .then(([{ runLocalSite }, { startSite }]) => runLocalSite('npm run demo', startSite))`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: test.info().outputPath(),
  };
  const args = ['--import', 'tsx', '--eval', run];
  const demo = start(process.execPath, args, { env, quiet: true, inOurGroup: true });
  const said = () => demo.output();
  await expect.poll(said).toMatch(/The site +http\S+\s+Its mailbox +http/);
  const [, site = '', mailbox = ''] = /The site +(\S+)\s+Its mailbox +(\S+)/.exec(said()) ?? [];
  // the last that is said
  expect(said().trimEnd()).toMatch(/Its mailbox +\S+$/);
  const lead = someLead();
  expect((await postLead(site, { body: JSON.stringify(lead) })).status).toBe(200);
  const subjects = async () => await (await fetch(`${mailbox}/email`)).text();
  await expect.poll(subjects).toContain(lead.azienda.replace(/ & .*/, ''));
  await demo.stop(60_000);
});

test('the commands beside server.js start where nothing else of the project is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linea-programs-'));
  for (const name of ['leads.js', 'launch-check.js', 'package.json'])
    cpSync(path.join(standalone, name), path.join(folder, name));
  symlinkSync(path.join(standalone, 'node_modules'), path.join(folder, 'node_modules'));
  const said = (name: string) =>
    execFileSync(process.execPath, [path.join(folder, name), '--help'], { encoding: 'utf8' });
  expect([said('leads.js'), said('launch-check.js')]).toEqual([
    expect.stringContaining('restore FILE'),
    expect.stringContaining('node launch-check.js'),
  ]);
  rmSync(folder, { recursive: true });
});
