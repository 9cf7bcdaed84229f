import { readFileSync } from 'node:fs';
import { EnvError, parseEnv, unknownVariables } from '@/lib/env/env';
import { variables } from '@/lib/env/variables';

const complete = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.linea.example',
  SMTP_URL: 'smtps://user:p%40ss@smtp.example.com:465',
  LEADS_FROM: 'sito@linea.example',
  LEADS_TO: 'ciao@linea.example, vendite@linea.example',
  PORT: '8080',
};
type Changes = Record<string, string | undefined>;

const parse = (changes: Changes = {}) => parseEnv({ ...complete, ...changes });

function mistakesIn(changes: Changes): string {
  try {
    parse(changes);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted');
}

test('a complete environment is read, with a default for all that may be left out', () => {
  expect(parse()).toMatchObject({
    siteUrl: 'https://www.linea.example',
    leadsFrom: 'sito@linea.example',
    leadsTo: ['ciao@linea.example', 'vendite@linea.example'],
    port: 8080,
    dataDir: './data',
    rateLimit: { points: 5, seconds: 600 },
    trustedProxyHops: 0,
    workingCalendar: {
      week: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [{ from: 540, to: 1_080 }]])),
      nationalHolidays: true,
      closures: [],
    },
    confirm: true,
    mailTime: { hour: 8, minute: 0 },
    alerts: { smtp: null, from: 'sito@linea.example', webhook: null },
  });
  const { retrySeconds } = parse();
  expect(retrySeconds.slice(0, 5)).toEqual([0, 60, 300, 900, 1800]);
  // the retries go on for more than five days
  expect(retrySeconds.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(5 * 86_400);
});

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const august = { first: '2026-08-10', last: '2026-08-21' };
const submission = 'smtp://user:p@smtp.example.com:587';
const unverified = { tls: { rejectUnauthorized: false } };
const readAs: [name: string, value: string, read: object, beside?: Changes][] = [
  ['HOST', 'localhost', { host: 'localhost' }],
  ['LEADS_RETRY_SECONDS', ' 0; 1,2.5 ,', { retrySeconds: [0, 1, 2.5] }],
  ['LEADS_RATE_LIMIT', '2/1d', { rateLimit: { points: 2, seconds: 86_400 } }],
  ['LEADS_RATE_LIMIT', 'off', { rateLimit: null }],
  ['WORKING_HOURS', 'sab 9-13', { workingCalendar: { week: { 6: [{ from: 540, to: 780 }] } } }],
  ['HOLIDAYS', '12-24', { workingCalendar: { closures: [{ first: '12-24', last: '12-24' }] } }],
  ['HOLIDAYS', '12-24; 2026-08-10/2026-08-21', { workingCalendar: { closures: [{}, august] } }],
  ['LEADS_MORNING', '7:30', { mailTime: { hour: 7, minute: 30 } }],
  ['LEADS_MORNING', 'off', { mailTime: null }],
  ['LEADS_FROM', '<sito@linea.example>', { leadsFrom: 'sito@linea.example', leadsFromName: null }],
  ['LEADS_FROM', 'Caffè <sito@caffè.it>', { leadsFrom: 'sito@xn--caff-8oa.it' }],
  ['LEADS_TO', 'a@caffè.it, a@xn--caff-8oa.it', { leadsTo: ['a@xn--caff-8oa.it'] }],
  ['SMTP_URL', 'smtp://posta.caffè.it:2525', { smtp: { host: 'posta.xn--caff-8oa.it:2525' } }],
  ['SMTP_URL', 'smtp://[::1]:2525', { smtp: { host: '[::1]:2525' } }],
  ['LEADS_FROM', '"Rossi, Figli & C." <a@b.it>', { leadsFromName: 'Rossi, Figli & C.' }],
  ['LEADS_TO', ',a@b.it,,\nc@d.it a@b.it;;', { leadsTo: ['a@b.it', 'c@d.it'] }],
  // visitors' words go to another network under TLS alone
  ['SMTP_URL', submission, { smtp: { transport: { url: submission, requireTLS: true } } }],
  ['SMTP_URL', 'smtp://u:p@127.0.0.1:1025', { smtp: { transport: unverified } }],
  ['SMTP_URL', 'smtp://mailpit:1025', { smtp: { transport: unverified } }],
  ['SITE_URL', 'https://www.caffè.it', { smtp: { transport: { name: 'www.xn--caff-8oa.it' } } }],
  ['SITE_URL', 'http://localhost:3000', { siteUrl: 'http://localhost:3000' }],
  ['SITE_URL', 'http://10.0.0.5', { siteUrl: 'http://10.0.0.5' }, { NODE_ENV: 'development' }],
];

test('what an owner may write in a variable is read as it is meant', () => {
  for (const [name, value, read, beside = {}] of readAs)
    expect({ ...parse({ [name]: value, ...beside }), [name]: value }).toMatchObject({
      ...read,
      [name]: value,
    });
});

test('.env.example explains each variable that is read, with a value that is taken', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=(.*)$/gm);
  const explained = Object.fromEntries([...lines].map(([, name = '', value]) => [name, value]));
  expect(Object.keys(explained)).toEqual(variables);
  expect(parse(explained).siteUrl).toBe('https://www.agenzia.example');
});

test('alarms have ways out of their own', () => {
  const given = {
    ALERT_SMTP_URL: 'smtps://allarmi%40caff%C3%A8.it:hush%40@smtp.another.example:465',
    ALERT_TO: 'titolare@caffè.it',
    ALERT_WEBHOOK_URL: 'https://chat.linea.example/hooks/hush',
  };
  expect(parse(given).alerts).toEqual({
    smtp: expect.objectContaining({ host: 'smtp.another.example:465' }),
    from: 'allarmi@xn--caff-8oa.it',
    fromName: null,
    to: ['titolare@xn--caff-8oa.it'],
    webhook: { url: given.ALERT_WEBHOOK_URL, format: 'slack' },
  });
  const user = { ALERT_SMTP_URL: 'smtps://key:secret@smtp.another.example' };
  expect(parse(user).alerts.from).toBe('sito@linea.example');
  expect(mistakesIn({ ALERT_TO: given.ALERT_TO })).toContain(
    'ALERT_SMTP_URL is missing beside ALERT_TO',
  );
});

test('an alarm is sent in the form that its receiver reads', () => {
  for (const [url, format] of [
    ['https://ntfy.sh/topic', 'ntfy'],
    ['https://alarms.linea.example/ntfy/topic', 'ntfy'],
    ['https://hooks.slack.com/services/T/B/x', 'slack'],
    ['https://api.telegram.org/bot1:x/sendMessage?chat_id=1', 'slack'],
    ['http://n8n:5678/webhook/alarms', 'json'],
  ] as const)
    expect(parse({ ALERT_WEBHOOK_URL: url }).alerts.webhook).toEqual({ url, format });
});

test('visitors’ data go to a webhook over http within a private network alone', () => {
  const at = (host: string) => ({
    LEADS_WEBHOOK_URL: `http://${host}/hook`,
    LEADS_WEBHOOK_SECRET: secret,
  });
  for (const host of [
    ...['10.1.2.3', '172.31.0.9:5678', '192.168.1.20', '100.101.102.103', '[fd12::1]', '[::1]'],
    ...['n8n_main:5678', 'nas.local', 'host.docker.internal:5678'],
  ])
    expect(parse(at(host)).webhook?.url).toBe(at(host).LEADS_WEBHOOK_URL);
  for (const host of [
    ...['n8n.linea.example', '172.32.0.1', '169.254.169.254', '[2001:db8::1]', '[::ffff:8.8.8.8]'],
    ...['internal.linea.example', '8.8.8.8.', '134744072'],
  ])
    expect([host, mistakesIn(at(host))]).toEqual([
      host,
      expect.stringContaining('LEADS_WEBHOOK_URL must be https in production'),
    ]);
});

test('every mistake is named at once, what is missing with an example', () => {
  const required = ['SITE_URL', 'SMTP_URL', 'LEADS_FROM', 'LEADS_TO'];
  const missing = mistakesIn(Object.fromEntries(required.map((name) => [name, ' '])));
  for (const name of required) {
    expect(missing).toMatch(new RegExp(`^  ${name} is missing.*\\. Example: ${name}=\\S+$`, 'm'));
  }
  const wrong = {
    SITE_URL: 'www.linea.example',
    SMTP_URL: 'smtp.example.com',
    LEADS_FROM: 'Linea <sito@linea.example>, Altra <altra@linea.example>',
    LEADS_TO: 'ciao@linea.example, nobody',
    PORT: '70000',
    HOST: 'http://localhost',
    HSTS_INCLUDE_SUBDOMAINS: 'yes',
    DATABASE_URL: 'mysql://localhost/linea',
    LEADS_RETRY_SECONDS: '0,soon',
    LEADS_RATE_LIMIT: '5 per minute',
    TRUSTED_PROXY_HOPS: '-1',
    LEADS_CONFIRM: 'no',
    LEADS_MORNING: 'mon 08:00',
    WORKING_HOURS: 'mon-fri 9-18',
    HOLIDAYS: 'Natale',
    HEALTH_TOKEN: 'a'.repeat(23),
    ALERT_WEBHOOK_URL: 'http://ntfy.sh/x',
    LEADS_WEBHOOK_URL: 'http://n8n.linea.example/hook',
  };
  const message = mistakesIn(wrong);
  for (const name of [...Object.keys(wrong), 'LEADS_WEBHOOK_SECRET'])
    expect(message).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(message).toContain('"nobody"');
});

test('a variable of an earlier release stops the start, and says what to write in its place', () => {
  for (const name of ['LEADS_REMINDERS', 'LEADS_WEEKLY'])
    expect(mistakesIn({ [name]: 'off' })).toMatch(
      new RegExp(`^  ${name} is no longer read: write LEADS_MORNING=08:00, .*, or off\\.$`, 'm'),
    );
  expect(parse({ LEADS_WEEKLY: ' ' }).mailTime).not.toBeNull();
});

test('a value that could harm or lead nowhere is refused with its reason', () => {
  const oneAddress = 'must be one e-mail address';
  for (const [name, value, said] of [
    ['LEADS_FROM', 'caffè@b.it', `${oneAddress}, alone or as Name <address>, without accents`],
    ['LEADS_FROM', 'Linea\r\nBcc: x@y.it <sito@linea.example>', oneAddress],
    ['LEADS_FROM', `${'n'.repeat(81)} <sito@linea.example>`, oneAddress],
    ['LEADS_TO', 'caffè@b.it', 'has "caffè@b.it", which has an accent before the @'],
    ['LEADS_TO', ' , ; ', 'has no address'],
    ['SITE_URL', 'https://www.linea.example/pagina', 'must be an http(s) origin'],
    ['SITE_URL', 'ftp://www.linea.example', 'must be an http(s) origin'],
    ['SITE_URL', 'http://www.linea.example', 'must be https'],
    ['SMTP_URL', 'localhost:1025', 'must be smtp://'],
  ] as const)
    expect(mistakesIn({ [name]: value })).toContain(`${name} ${said}`);
});

test('SMTP_URL: a password’s special character that is not encoded is named, but for the colon, which may stand', () => {
  const withPassword = (password: string) => ({
    SMTP_URL: `smtps://user:${password}@smtp.example.com:465`,
  });
  for (const sign of ['@', '/', '#', '?', '%'])
    expect(mistakesIn(withPassword(`p${sign}w`))).toMatch(/SMTP_URL has .*percent-encode/);
  expect(parse(withPassword('p:w')).smtp.transport.url).toContain('user:p%3Aw@');
});

test('no message has a piece of a secret', () => {
  const login = 'user:hush@smtp.example.com';
  const smtpUrls = [
    `http://${login}`,
    `smtps://${login}/hush`,
    'smtps://u:hush@smtp%20hush.example',
  ];
  const secrets: Changes[] = [
    ...['#', '@', '/', '?', '%zz', '\\', ' '].flatMap((sign) => [
      { SMTP_URL: `smtps://user:hush1${sign}hush2@smtp.example.com:465` },
      { DATABASE_URL: `postgres://user:hush1${sign}hush2@localhost/linea` },
    ]),
    ...[...smtpUrls, 'smtps://sito@b.it:hush@smtp.example.com'].map((SMTP_URL) => ({ SMTP_URL })),
    { ALERT_SMTP_URL: 'smtps://hu@sh:hush@smtp.another.example' },
    { ALERT_WEBHOOK_URL: 'http://ntfy.sh/hush' },
    { LEADS_WEBHOOK_URL: 'hush', LEADS_WEBHOOK_SECRET: 'whsec_hush' },
    { HEALTH_TOKEN: 'hush' },
    ...['LEADS_TO', 'LEADS_FROM', 'SITE_URL'].map((name) => ({ [name]: `https://${login}` })),
    { LEAD_WEBHOOK_SECRET: 'hush', LEADS_TO: undefined },
  ];
  for (const changes of secrets) expect(mistakesIn(changes)).not.toMatch(/hu@?sh/);
});

test('a misspelt variable is named with those that are read, and never stops a start by itself', () => {
  const source = { LEAD_TO: 'x', SMTP_URI: 'x', ALERT_COLOUR: 'x', LEADS_FROM: 'x', SMTP_X: '' };
  expect(unknownVariables(source)).toEqual(['LEAD_TO', 'SMTP_URI', 'ALERT_COLOUR']);
  expect(mistakesIn({ LEADS_TO: undefined, LEAD_TO: 'ciao@linea.example' })).toMatch(
    /LEADS_TO is missing[\s\S]*LEAD_TO is not read by the site\n.*reads .*LEADS_TO/,
  );
  expect(parse({ LEADS_COLOUR: 'red', LEAD_TO: 'x' }).port).toBe(8080);
  // what platforms set, and what is ours
  const platform = ['HOSTNAME', 'DATABASE_PRIVATE_URL', 'SITE_NAME', 'npm_config_user_agent'];
  const names = [...platform, ...variables];
  expect(unknownVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
