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
    dataDir: './data',
    databaseUrl: null,
    retrySeconds: expect.any(Array),
    rateLimit: { points: 5, seconds: 600 },
    globalLimit: { points: 200, seconds: 3_600 },
    trustedProxyHops: 0,
    retentionDays: 30,
    webhook: null,
  });
});

test('everything about the requests can be set', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(
    parseEnv({
      ...complete,
      DATA_DIR: '/var/lib/linea',
      DATABASE_URL: 'postgres://linea@localhost/linea',
      LEADS_RETRY_SECONDS: '0, 1,2.5',
      LEADS_RATE_LIMIT: '2/1d',
      LEADS_GLOBAL_LIMIT: 'off',
      TRUSTED_PROXY_HOPS: '2',
      LEADS_RETENTION_DAYS: '7',
      LEADS_WEBHOOK_URL: 'https://n8n.linea.example/hook',
      LEADS_WEBHOOK_SECRET: secret,
    }),
  ).toMatchObject({
    dataDir: '/var/lib/linea',
    databaseUrl: 'postgres://linea@localhost/linea',
    retrySeconds: [0, 1, 2.5],
    rateLimit: { points: 2, seconds: 86_400 },
    globalLimit: null,
    trustedProxyHops: 2,
    retentionDays: 7,
    webhook: { url: 'https://n8n.linea.example/hook', secret },
  });
});

test('without a limit for one address there is none for all, unless it is asked for', () => {
  expect(parseEnv({ ...complete, LEADS_RATE_LIMIT: 'off' })).toMatchObject({
    rateLimit: null,
    globalLimit: null,
  });
  expect(
    parseEnv({ ...complete, LEADS_RATE_LIMIT: 'off', LEADS_GLOBAL_LIMIT: '9/1s' }).globalLimit,
  ).toEqual({ points: 9, seconds: 1 });
});

test('every mistake about the requests is named at once', () => {
  const message = mistakesIn({
    DATABASE_URL: 'mysql://localhost/linea',
    LEADS_RETRY_SECONDS: '0,soon',
    LEADS_RATE_LIMIT: '5 per minute',
    LEADS_GLOBAL_LIMIT: '0/1h',
    TRUSTED_PROXY_HOPS: '-1',
    LEADS_RETENTION_DAYS: '0',
    LEADS_WEBHOOK_URL: 'http://n8n.linea.example/hook',
  });
  for (const variable of [
    'DATABASE_URL',
    'LEADS_RETRY_SECONDS',
    'LEADS_RATE_LIMIT',
    'LEADS_GLOBAL_LIMIT',
    'TRUSTED_PROXY_HOPS',
    'LEADS_RETENTION_DAYS',
    'LEADS_WEBHOOK_URL',
    'LEADS_WEBHOOK_SECRET',
  ]) {
    expect(message).toMatch(new RegExp(`^  ${variable} `, 'm'));
  }
});

test('the retries go on for more than five days', () => {
  const { retrySeconds } = parseEnv(complete);
  expect(retrySeconds.slice(0, 5)).toEqual([0, 60, 300, 900, 1800]);
  expect(retrySeconds.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(5 * 86_400);
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
