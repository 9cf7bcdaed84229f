import { EnvError, localSiteUrl, parseEnv, siteUrl } from '@/lib/env';

const complete = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.linea.example',
  SMTP_URL: 'smtps://user:p%40ss@smtp.example.com:465',
  LEADS_FROM: 'sito@linea.example',
  LEADS_TO: 'ciao@linea.example, vendite@linea.example',
  PORT: '8080',
};

function mistakesIn(changes: Record<string, string | undefined>): string {
  try {
    parseEnv({ ...complete, ...changes });
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted');
}

test('a complete environment is read', () => {
  expect(parseEnv(complete)).toEqual({
    siteUrl: 'https://www.linea.example',
    smtpUrl: 'smtps://user:p%40ss@smtp.example.com:465',
    leadsFrom: 'sito@linea.example',
    leadsTo: ['ciao@linea.example', 'vendite@linea.example'],
    port: 8080,
  });
});

test('every missing variable is named at once, each with an example', () => {
  const message = mistakesIn({
    SITE_URL: undefined,
    SMTP_URL: undefined,
    LEADS_FROM: undefined,
    LEADS_TO: undefined,
  });
  for (const variable of ['SITE_URL', 'SMTP_URL', 'LEADS_FROM', 'LEADS_TO']) {
    expect(message).toMatch(
      new RegExp(`^  ${variable} is missing\\. Example: ${variable}=\\S+$`, 'm'),
    );
  }
});

test('every malformed variable is named at once', () => {
  const message = mistakesIn({
    SITE_URL: 'www.linea.example',
    SMTP_URL: 'smtp.example.com',
    LEADS_FROM: 'Linea <sito@linea.example>',
    LEADS_TO: 'ciao@linea.example, nobody',
    PORT: '70000',
  });
  for (const variable of ['SITE_URL', 'SMTP_URL', 'LEADS_FROM', 'LEADS_TO', 'PORT']) {
    expect(message).toMatch(new RegExp(`^  ${variable} `, 'm'));
  }
  expect(message).toContain('"nobody"');
});

test('an empty variable is a missing one', () => {
  expect(mistakesIn({ SMTP_URL: ' ' })).toContain('SMTP_URL is missing');
});

test('a password in a malformed SMTP_URL is not printed', () => {
  expect(mistakesIn({ SMTP_URL: 'http://user:secret@smtp.example.com' })).not.toContain('secret');
});

test.each([
  ['https://www.linea.example/pagina'],
  ['https://www.linea.example/?a=1'],
  ['https://user@www.linea.example'],
  ['ftp://www.linea.example'],
])('SITE_URL %s is more or other than an http(s) origin', (value) => {
  expect(mistakesIn({ SITE_URL: value })).toContain('SITE_URL must be an http(s) origin');
});

test('in production SITE_URL is https, but on this machine', () => {
  expect(mistakesIn({ SITE_URL: 'http://www.linea.example' })).toContain('SITE_URL must be https');
  for (const host of ['localhost:3000', '127.0.0.1:3000']) {
    expect(parseEnv({ ...complete, SITE_URL: `http://${host}` }).siteUrl).toBe(`http://${host}`);
  }
});

test('in development SITE_URL may be http anywhere', () => {
  const development = { ...complete, NODE_ENV: 'development', SITE_URL: 'http://192.168.1.5:3000' };
  expect(parseEnv(development).siteUrl).toBe('http://192.168.1.5:3000');
});

test.each([['smtp://'], ['smtps://:465'], ['https://smtp.example.com'], ['localhost:1025']])(
  'SMTP_URL %s does not name an SMTP server',
  (value) => {
    expect(mistakesIn({ SMTP_URL: value })).toContain('SMTP_URL must be smtp://');
  },
);

test('PORT is 3000 unless given', () => {
  expect(parseEnv({ ...complete, PORT: undefined }).port).toBe(3000);
});

describe('the address that static pages carry', () => {
  const before = process.env.SITE_URL;
  afterEach(() => {
    if (before === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = before;
  });

  test('is this machine without an environment', () => {
    delete process.env.SITE_URL;
    expect(siteUrl()).toBe(localSiteUrl);
  });

  test('is SITE_URL without a trailing slash', () => {
    process.env.SITE_URL = 'https://www.linea.example/';
    expect(siteUrl()).toBe('https://www.linea.example');
  });

  test('is refused when SITE_URL is malformed', () => {
    process.env.SITE_URL = 'linea';
    expect(() => siteUrl()).toThrow(EnvError);
  });
});
