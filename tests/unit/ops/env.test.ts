import { EnvError, localSiteUrl, misspelt, parseEnv, siteUrl } from '@/lib/env';
import { examples } from '@/lib/env/variables';

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
    smtp: {
      hostname: 'smtp.example.com',
      host: 'smtp.example.com:465',
      user: 'user',
      transport: { url: 'smtps://user:p%40ss@smtp.example.com:465' },
    },
    leadsFrom: 'sito@linea.example',
    leadsFromName: null,
    leadsTo: ['ciao@linea.example', 'vendite@linea.example'],
    port: 8080,
    host: null,
    dataDir: './data',
    databaseUrl: null,
    retrySeconds: expect.any(Array),
    rateLimit: { points: 5, seconds: 600 },
    globalLimit: { points: 200, seconds: 3_600 },
    trustedProxyHops: 0,
    reminders: true,
    workingCalendar: {
      week: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [{ from: 540, to: 1_080 }]])),
      nationalHolidays: true,
      closures: [],
    },
    webhook: null,
    confirm: true,
    weekly: { weekday: 1, hour: 8, minute: 0 },
    alerts: {
      smtp: null,
      from: 'sito@linea.example',
      fromName: null,
      to: ['ciao@linea.example', 'vendite@linea.example'],
      webhook: null,
    },
    healthToken: null,
  });
});

test('the mails beside the requests’ own can be set, and left out', () => {
  const some = { LEADS_WEEKLY: 'Fri 7:30' };
  expect(parseEnv({ ...complete, ...some })).toMatchObject({
    confirm: true,
    weekly: { weekday: 5, hour: 7, minute: 30 },
  });
  const none = { LEADS_CONFIRM: 'off', LEADS_WEEKLY: 'off' };
  expect(parseEnv({ ...complete, ...none })).toMatchObject({
    confirm: false,
    weekly: null,
  });
  const wrong = {
    LEADS_CONFIRM: 'no',
    LEADS_WEEKLY: 'monday 8',
  };
  for (const name of Object.keys(wrong)) expect(mistakesIn(wrong)).toContain(`${name} must be`);
});

test('alarms have ways out of their own', () => {
  const given = {
    ALERT_SMTP_URL: 'smtps://hush:hush%40@smtp.another.example:465',
    ALERT_FROM: 'Allarmi <allarmi@another.example>',
    ALERT_TO: 'titolare@another.example',
    ALERT_WEBHOOK_URL: 'https://chat.linea.example/hooks/hush',
  };
  expect(parseEnv({ ...complete, ...given }).alerts).toEqual({
    smtp: expect.objectContaining({ host: 'smtp.another.example:465', user: 'hush' }),
    from: 'allarmi@another.example',
    fromName: 'Allarmi',
    to: ['titolare@another.example'],
    webhook: { url: given.ALERT_WEBHOOK_URL, format: 'slack' },
  });
  const alone = mistakesIn({ ...given, ALERT_SMTP_URL: '', ALERT_WEBHOOK_URL: '' });
  for (const name of ['ALERT_FROM', 'ALERT_TO']) {
    expect(alone).toContain(`ALERT_SMTP_URL is missing beside ${name}`);
  }
  const malformed = mistakesIn({
    ALERT_SMTP_URL: 'smtps://hu@sh:hush@smtp.another.example',
    ALERT_WEBHOOK_URL: 'http://ntfy.sh/hush',
  });
  expect(malformed).toContain('ALERT_WEBHOOK_URL must be https in production');
  expect(malformed).not.toMatch(/hu@?sh/);
});

test.each([
  ['https://ntfy.sh/topic', 'ntfy'],
  ['https://ntfy.linea.example/topic', 'ntfy'],
  ['https://alarms.linea.example/ntfy/topic', 'ntfy'],
  ['https://hooks.slack.com/services/T/B/x', 'slack'],
  ['https://mattermost.linea.example/hooks/x', 'slack'],
  ['https://api.telegram.org/bot1:x/sendMessage?chat_id=1', 'slack'],
  ['https://discord.com/api/webhooks/1/x/slack', 'slack'],
  ['http://n8n:5678/webhook/alarms', 'json'],
])('alarms to %s are sent as %s', (url, format) => {
  expect(parseEnv({ ...complete, ALERT_WEBHOOK_URL: url }).alerts.webhook).toEqual({ url, format });
});

test.each([
  'http://10.1.2.3/hook',
  'http://172.31.0.9:5678/hook',
  'http://192.168.1.20/hook',
  'http://100.101.102.103/hook',
  'http://127.0.0.2/hook',
  'http://[fd12::1]/hook',
  'http://[::1]:5678/hook',
  'http://n8n:5678/webhook/linea',
  'http://n8n_main:5678/webhook/linea',
  'http://nas.local/hook',
  'http://n8n.internal/hook',
  'http://host.docker.internal:5678/webhook/linea',
])('%s stays in a private network and may be http', (url) => {
  const given = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: examples.LEADS_WEBHOOK_SECRET };
  expect(parseEnv({ ...complete, ...given }).webhook?.url).toBe(url);
});

test.each([
  'http://n8n.linea.example/hook',
  'http://172.32.0.1/hook',
  'http://11.0.0.1/hook',
  'http://169.254.169.254/hook',
  'http://[2001:db8::1]/hook',
  'http://[::ffff:8.8.8.8]/hook',
  'http://internal.linea.example/hook',
  'http://local.example/hook',
  'http://8.8.8.8./hook',
  'http://134744072/hook',
])('%s leaves it, and has to be https', (url) => {
  const given = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: examples.LEADS_WEBHOOK_SECRET };
  expect(mistakesIn(given)).toContain('LEADS_WEBHOOK_URL must be https in production');
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
      LEADS_REMINDERS: 'off',
      WORKING_HOURS: 'sab 9-13',
      HOLIDAYS: '12-24; 2026-08-10/2026-08-21',
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
    reminders: false,
    workingCalendar: {
      week: { 6: [{ from: 540, to: 780 }] },
      nationalHolidays: true,
      closures: [
        { first: '12-24', last: '12-24' },
        { first: '2026-08-10', last: '2026-08-21' },
      ],
    },
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
    LEADS_REMINDERS: 'si',
    WORKING_HOURS: 'mon-fri 9-18',
    HOLIDAYS: 'Natale',
    LEADS_WEBHOOK_URL: 'http://n8n.linea.example/hook',
  });
  for (const variable of [
    'DATABASE_URL',
    'LEADS_RETRY_SECONDS',
    'LEADS_RATE_LIMIT',
    'LEADS_GLOBAL_LIMIT',
    'TRUSTED_PROXY_HOPS',
    'LEADS_REMINDERS',
    'WORKING_HOURS',
    'HOLIDAYS',
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
      new RegExp(`^  ${variable} is missing.*\\. Example: ${variable}=\\S+$`, 'm'),
    );
  }
});

test('every malformed variable is named at once', () => {
  const message = mistakesIn({
    SITE_URL: 'www.linea.example',
    SMTP_URL: 'smtp.example.com',
    LEADS_FROM: 'Linea <sito@linea.example>, Altra <altra@linea.example>',
    LEADS_TO: 'ciao@linea.example, nobody',
    PORT: '70000',
    HOST: 'http://localhost',
    HSTS_INCLUDE_SUBDOMAINS: 'yes',
  });
  const wrong = ['SITE_URL', 'SMTP_URL', 'LEADS_FROM', 'LEADS_TO', 'PORT', 'HOST'];
  for (const variable of [...wrong, 'HSTS_INCLUDE_SUBDOMAINS']) {
    expect(message).toMatch(new RegExp(`^  ${variable} `, 'm'));
  }
  expect(message).toContain('"nobody"');
});

test.each(['127.0.0.1', '::1', 'localhost'])('the server can listen at %s alone', (host) => {
  expect(parseEnv({ ...complete, HOST: host }).host).toBe(host);
});

test('an empty variable is a missing one', () => {
  expect(mistakesIn({ SMTP_URL: ' ' })).toContain('SMTP_URL is missing');
});

describe('the sender and the recipients', () => {
  test.each([
    ['sito@linea.example', null],
    [' sito@linea.example ', null],
    ['<sito@linea.example>', null],
    ['Linea <sito@linea.example>', 'Linea'],
    ['"Rossi, Figli & C." <sito@linea.example>', 'Rossi, Figli & C.'],
  ])('LEADS_FROM takes %s', (LEADS_FROM, leadsFromName) => {
    const sender = { leadsFrom: 'sito@linea.example', leadsFromName };
    expect(parseEnv({ ...complete, LEADS_FROM })).toMatchObject(sender);
  });

  test.each([
    ['Linea sito@linea.example'],
    ['Linea\r\nBcc: x@y.it <sito@linea.example>'],
    ['a@linea.example, b@linea.example'],
    ['Linea <nobody>'],
    [`${'n'.repeat(81)} <sito@linea.example>`],
  ])('LEADS_FROM %j is not one address', (LEADS_FROM) => {
    expect(mistakesIn({ LEADS_FROM })).toContain('LEADS_FROM must be one e-mail address');
  });

  test.each([
    ['a@linea.example;b@linea.example'],
    [' a@linea.example , b@linea.example , '],
    ['a@linea.example b@linea.example'],
    [',a@linea.example,,\nb@linea.example;;'],
    ['a@linea.example,b@linea.example,a@linea.example'],
  ])('LEADS_TO takes %j', (LEADS_TO) => {
    const leadsTo = ['a@linea.example', 'b@linea.example'];
    expect(parseEnv({ ...complete, LEADS_TO }).leadsTo).toEqual(leadsTo);
  });

  test('a list of separators alone has no address', () => {
    expect(mistakesIn({ LEADS_TO: ' , ; ' })).toContain('LEADS_TO has no address');
  });

  test('LEADS_RETRY_SECONDS forgives them too', () => {
    const { retrySeconds } = parseEnv({ ...complete, LEADS_RETRY_SECONDS: ' 0; 60,300 ,' });
    expect(retrySeconds).toEqual([0, 60, 300]);
  });
});

test.each([
  ['smtp://user:p@smtp.example.com:587', true],
  ['smtp://smtp.example.com', undefined],
  ['smtp://user:p@127.0.0.1:1025', undefined],
  ['smtps://user:p@smtp.example.com', undefined],
])('a password goes to another network under TLS alone: %s', (SMTP_URL, requireTLS) => {
  expect(parseEnv({ ...complete, SMTP_URL }).smtp.transport).toEqual({
    url: SMTP_URL,
    ...(requireTLS && { requireTLS }),
  });
});

describe('what is secret', () => {
  const password = ['hush1', 'hush2'];

  test.each(['#', '@', '/', '?', '%zz', '\\', ' '])(
    'a password with %j in SMTP_URL or DATABASE_URL is told as such, and no piece of it',
    (sign) => {
      const unescaped = password.join(sign);
      const message = mistakesIn({
        SMTP_URL: `smtps://user:${unescaped}@smtp.example.com:465`,
        DATABASE_URL: `postgres://user:${unescaped}@localhost/linea`,
      });
      expect(message).toMatch(/SMTP_URL has .* percent-encode/);
      expect(message).toMatch(/DATABASE_URL has .* percent-encode/);
      expect(message).not.toMatch(/hush/);
    },
  );

  test('a user’s name that is an address is told as such', () => {
    const SMTP_URL = 'smtps://sito@linea.example:hush@smtp.example.com';
    expect(mistakesIn({ SMTP_URL })).toMatch(/SMTP_URL has .*percent-encode/);
  });

  test.each([
    [{ SMTP_URL: 'http://user:hush@smtp.example.com' }],
    [{ SMTP_URL: 'smtps://hush@smtp.example.com' }],
    [{ SMTP_URL: 'smtps://user:hush@smtp.example.com/hush' }],
    [{ SMTP_URL: 'smtps://user:hush@smtp%20hush.example' }],
    [{ DATABASE_URL: 'mysql://user:hush@localhost/linea' }],
    [{ LEADS_WEBHOOK_URL: 'hush', LEADS_WEBHOOK_SECRET: 'whsec_hush' }],
    [{ HEALTH_TOKEN: 'hush' }],
    [{ LEADS_TO: 'smtps://user:hush@smtp.example.com' }],
    [{ LEADS_FROM: 'smtps://user:hush@smtp.example.com' }],
    [{ SITE_URL: 'https://user:hush@linea.example' }],
    [{ LEAD_WEBHOOK_SECRET: 'hush', LEADS_TO: undefined }],
  ])('no message has a piece of it: %j', (changes) => {
    expect(mistakesIn(changes)).not.toMatch(/hush/);
  });
});

describe('a misspelt variable', () => {
  test.each([
    ['LEAD_TO', 'LEADS_TO'],
    ['SMTP_URI', 'SMTP_URL'],
    ['SITEURL', 'SITE_URL'],
    ['leads_from', 'LEADS_FROM'],
    ['LEADS_RATE_LIMITS', 'LEADS_RATE_LIMIT'],
    ['TRUSTED_PROXY_HOP', 'TRUSTED_PROXY_HOPS'],
    ['DATABASE_URI', 'DATABASE_URL'],
  ])('%s is named with %s', (name, meant) => {
    expect(misspelt({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  test('is named where the right one is missing', () => {
    expect(mistakesIn({ LEADS_TO: undefined, LEAD_TO: 'ciao@linea.example' })).toMatch(
      /LEADS_TO is missing[\s\S]*LEAD_TO is not read by the site: was LEADS_TO meant\?/,
    );
  });

  test('never stops a start by itself', () => {
    expect(parseEnv({ ...complete, LEADS_COLOUR: 'red', LEAD_TO: 'x' }).port).toBe(8080);
    expect(misspelt({ LEADS_COLOUR: 'red' })).toEqual([{ name: 'LEADS_COLOUR', meant: null }]);
  });

  test('is none of what platforms set, and none of ours', () => {
    const platform = ['PORTS', 'HOSTNAME', 'DATABASE_PRIVATE_URL', 'SITE_NAME', 'NODE_ENV'];
    const names = [...platform, ...Object.keys(examples), 'npm_config_user_agent', 'DATA'];
    expect(misspelt(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
    expect(misspelt({ DATABASE_URI: 'x', DATABASE_URL: 'x' })).toEqual([]);
    expect(misspelt(process.env)).toEqual([]);
  });
});

test('HEALTH_TOKEN is long enough not to be guessed', () => {
  expect(mistakesIn({ HEALTH_TOKEN: 'a'.repeat(23) })).toContain('HEALTH_TOKEN must be');
  const healthToken = 'a'.repeat(24);
  expect(parseEnv({ ...complete, HEALTH_TOKEN: healthToken }).healthToken).toBe(healthToken);
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
