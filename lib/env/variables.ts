import { z } from 'zod';
import {
  addressList,
  credentialUrl,
  listEntries,
  onOff,
  rateLimit,
  readBy,
  receiverUrl,
  sender,
  siteOrigin,
  smtpUrl,
  weekly,
  wholeNumber,
} from '@/lib/env/checks';
import { readClosures, readWorkingWeek } from '@/lib/promise/calendar';

/** Two hours stand for one to three (`nextWaitMs`): with 66 of them the retries go on for five days and a half. */
const defaultRetrySeconds = [0, 60, 300, 900, 1800, ...Array<number>(66).fill(7200)];

const about = <Schema extends z.ZodType>(schema: Schema, example: string, meaning: string) =>
  schema.meta({ example, meaning });

export const variablesFor = (production: boolean) => ({
  SITE_URL: about(
    siteOrigin(production),
    'https://www.agenzia.example',
    'Where the site lives: scheme, host and port. https in production. The server fills it into the pages when it starts: one build serves any address.',
  ),
  SMTP_URL: about(
    smtpUrl,
    'smtps://user:password@smtp.example.com:465',
    `The mail server. smtps:// speaks TLS from the first byte (port 465), smtp:// turns to TLS (port 587), and has to where there is a password. Special characters of user and password are percent-encoded (@ is %40, # is %23): node -p "encodeURIComponent('the password')"`,
  ),
  LEADS_FROM: about(
    sender,
    'sito@agenzia.example',
    'The site’s own address, which the mail server lets it send from; with a name: Agenzia <sito@agenzia.example>, else the brand’s.',
  ),
  LEADS_TO: about(
    addressList,
    'ciao@agenzia.example,vendite@agenzia.example',
    'Who receives the requests: one address, or several separated by commas.',
  ),
  PORT: about(
    wholeNumber(0, 65_535).default(3000),
    '3000',
    'The port that the server listens on. Default: 3000. compose.yaml has its own PORT, HOST and DATA_DIR.',
  ),
  HOST: about(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be an address of this machine, or a name of one')
      .optional(),
    '127.0.0.1',
    'The address that it listens at: 127.0.0.1 where the proxy runs on the same machine. Default: all of this machine’s.',
  ),
  TRUSTED_PROXY_HOPS: about(
    wholeNumber(0, 10).default(0),
    '0',
    'How many proxies in front add the address they see to X-Forwarded-For. Default: 0, in the image 1. Too few and all visitors share one limit; too many and visitors can forge theirs.',
  ),
  HSTS_INCLUDE_SUBDOMAINS: about(
    z.enum(['true', 'false'], 'must be true or false').optional(),
    'true',
    'Asks browsers for https at every subdomain too, for two years; nobody can take it back before. Default: false.',
  ),
  DATA_DIR: about(
    z.string().default('./data'),
    './data',
    'The folder of leads.db and its nightly copies, on a disk that survives an update. Default: ./data.',
  ),
  DATABASE_URL: about(
    credentialUrl(
      ({ protocol }) => /^postgres(ql)?:$/.test(protocol),
      'must be postgres://user:password@host:port/database, percent-encoded',
    ).optional(),
    'postgres://user:password@localhost:5432/linea',
    'A PostgreSQL server in place of the file, so that several instances share one outbox and one limit.',
  ),
  LEADS_RETRY_SECONDS: about(
    readBy((text) => {
      const entries = listEntries(text);
      const sound = entries.length > 0 && entries.every((entry) => /^\d+(\.\d+)?$/.test(entry));
      return sound ? entries.map(Number) : undefined;
    }, 'must be seconds separated by commas').default(defaultRetrySeconds),
    '0,60,300,900,1800,7200',
    'Seconds before each try of a delivery; after the last it is given up, stored for 180 days and named in an alarm. Waits of an hour and more vary by half. Default: 0,60,300,900,1800 and 66 times 7200, which is five days and a half.',
  ),
  LEADS_RATE_LIMIT: about(
    rateLimit.default({ points: 5, seconds: 600 }),
    '5/10m',
    'Requests that one address may send, in what time (s, m, h, d), or off; IPv6 counts by /64. Default: 5/10m.',
  ),
  LEADS_CONFIRM: about(
    onOff.default(true),
    'on',
    'Whether who sends a request gets a mail that confirms it; nothing that anybody typed is in it. on or off. Default: on.',
  ),
  LEADS_REMINDERS: about(
    onOff.default(true),
    'on',
    'A mail each working morning at 8:00 with the requests that nobody has marked, if there are any. on or off. Default: on.',
  ),
  LEADS_WEEKLY: about(
    weekly.default({ weekday: 1, hour: 8, minute: 0 }),
    'mon 08:00',
    'When a mail says each week that all is well, in the time of Rome, or off. When it does not come, something is wrong. Default: mon 08:00.',
  ),
  WORKING_HOURS: about(
    readBy(
      (text) => readWorkingWeek(text) ?? undefined,
      'must be days and hours like lun-ven 9-18, several separated by commas (days: lun, mar, mer, gio, ven, sab, dom)',
    ).default(() => readWorkingWeek('lun-ven 9-18') ?? {}),
    'lun-ven 9-13 14-18',
    'When somebody is there to answer, in the time of Rome: days (lun, mar, mer, gio, ven, sab, dom) and hours, several separated by commas. Default: lun-ven 9-18.',
  ),
  HOLIDAYS: about(
    readBy(
      (text) => (text === 'off' ? null : (readClosures(listEntries(text)) ?? undefined)),
      'must be days like 2026-08-14 or 12-24, or from/to, separated by commas, or off',
    ).default([]),
    '2026-08-10/2026-08-21,12-24',
    'Days on which nobody is there, beside Italy’s holidays: of one year, of each, or first/last of a closure. off: not even those. Default: Italy’s.',
  ),
  LEADS_WEBHOOK_URL: about(
    receiverUrl(production).optional(),
    'https://n8n.example.com/webhook/site',
    'Where a copy of each request goes as JSON, signed after Standard Webhooks, with the same retries: a CRM, n8n, Make. http in a private network alone.',
  ),
  LEADS_WEBHOOK_SECRET: about(
    z
      .string()
      .regex(
        /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
        'must be whsec_ and 24 to 64 bytes in base64 (Standard Webhooks)',
      )
      .optional(),
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'What signs them: echo whsec_$(openssl rand -base64 32)',
  ),
  ALERT_WEBHOOK_URL: about(
    receiverUrl(production).optional(),
    'https://ntfy.sh/a-topic-that-nobody-guesses',
    'Where alarms are posted, beside the mail: ntfy (host or first folder of that name), Slack, Mattermost, Google Chat, Rocket.Chat, Telegram (…/sendMessage?chat_id=…), or JSON to anything else. No alarm has personal data in it.',
  ),
  ALERT_SMTP_URL: about(
    smtpUrl.optional(),
    'smtps://user:password@smtp.another.example:465',
    'Another mail server for alarms, best of another provider: the first may be what is broken. The sender is its user where that is an address, else LEADS_FROM.',
  ),
  ALERT_TO: about(
    addressList.optional(),
    'titolare@another.example',
    'Who receives them. Default: LEADS_TO.',
  ),
  HEALTH_TOKEN: about(
    z
      .string()
      .regex(/^[\x21-\x7e]{24,}$/, 'must be at least 24 characters, letters, digits and signs')
      .optional(),
    'a-long-text-that-nobody-guesses',
    'Lets a monitor elsewhere read /api/health/details, with `Authorization: Bearer` and this: openssl rand -base64 32',
  ),
});

export type Variable = keyof ReturnType<typeof variablesFor>;

export const variables = Object.keys(variablesFor(true)) as Variable[];

const metaOf = (name: Variable) =>
  z.object({ example: z.string(), meaning: z.string() }).parse(variablesFor(true)[name].meta());

export const examples = Object.fromEntries(
  variables.map((name) => [name, metaOf(name).example]),
) as Record<Variable, string>;

const required: Variable[] = ['SITE_URL', 'SMTP_URL', 'LEADS_FROM', 'LEADS_TO'];

const comment = (text: string) => text.replace(/(.{1,116})(?: |$)/g, '# $1\n');

/** What `.env.example` has to say: the first four variables are required, the others are commented out. */
export function envExample(): string {
  const head = `Copy to .env and fill in. Everything is checked when the server starts: in production a missing or malformed variable stops the start, and every mistake is listed. Values of letters, digits and _@.:/,+%=?- need no quotes; Node, Compose and a shell all read 'single quotes' alike, unless a backslash ends what is in them.`;
  const blocks = variables.map((name) => {
    const line = `${required.includes(name) ? '' : '#'}${name}=${examples[name]}\n`;
    return comment(metaOf(name).meaning) + line;
  });
  return [comment(head), ...blocks].join('\n');
}
