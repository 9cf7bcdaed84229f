import { EnvError } from '@/lib/env';
import { start } from '@/lib/server/start';

const environment = process.env;
let printed: string;

beforeEach(() => {
  printed = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
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
