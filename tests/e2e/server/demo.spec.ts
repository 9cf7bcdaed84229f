import { anyFreePort } from '@/scripts/lib/ports';
import { someLead } from '../../support/e2e/contact-form';
import { startProcess } from '../../support/e2e/process';
import { postLead } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

test('the demonstration serves the site beside a mailbox, in which a request arrives', async () => {
  const port = await anyFreePort('127.0.0.1');
  const run = `import('./scripts/lib/local-site.ts').then(({ runLocalSite, serveWithMailbox }) =>
    runLocalSite(() => serveWithMailbox('start', { port: ${port}, env: process.env })))`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: test.info().outputPath(),
  };
  const demo = startProcess(process.execPath, ['--import', 'tsx', '--eval', run], { env });
  const said = () => demo.output();
  await expect.poll(said).toMatch(/The site +http\S+\s+Its mailbox +http/);
  const [, site = '', mailbox = ''] = /The site +(\S+)\s+Its mailbox +(\S+)/.exec(said()) ?? [];
  const lead = someLead();
  expect((await postLead(site, { body: JSON.stringify(lead) })).status).toBe(200);
  const subjects = async () => await (await fetch(`${mailbox}/email`)).text();
  await expect.poll(subjects).toContain(lead.azienda.replace(/ & .*/, ''));
  await demo.stop();
});
