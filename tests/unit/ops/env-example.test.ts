import { readFileSync } from 'node:fs';
import { examples, variables } from '@/lib/env/examples';
import { noSmtpParts } from '@/scripts/lib/smtp-parts.mjs';

test('.env.example has every variable, with the example that a mistake is told with', () => {
  // what comes after is read by Compose, and not by the site
  const [own = ''] = readFileSync('.env.example', 'utf8').split('# --- For compose.yaml');
  const lines = own.matchAll(/^#?([A-Z_]+)=(.*)$/gm);
  expect(Object.fromEntries([...lines].map(([, name, value]) => [name, value]))).toEqual(examples);
});

test('who names a mail server by SMTP_URL alone empties every other variable of one', () => {
  const parts = variables.filter((name) => name.startsWith('SMTP_') && name !== 'SMTP_URL');
  expect(Object.keys(noSmtpParts).sort()).toEqual(parts.sort());
});
