/** What `npm run demo` starts, on the build that is there. */
import { start } from '@/scripts/lib/children';
import { anyFreePort } from '@/scripts/lib/ports';
import { someLead } from '../../support/e2e/contact-form';
import { postLead } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

test('the demonstration serves the site beside a mailbox, in which a request arrives', async () => {
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
  const lead = someLead();
  expect((await postLead(site, { body: JSON.stringify(lead) })).status).toBe(200);
  const subjects = async () => await (await fetch(`${mailbox}/email`)).text();
  await expect.poll(subjects).toContain(lead.azienda.replace(/ & .*/, ''));
  await demo.stop(60_000);
});
