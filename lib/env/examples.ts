/** A value for each variable, the same as in `.env.example`: a mistake in one is told with it. */
export const examples = {
  SITE_URL: 'https://www.agenzia.example',
  SMTP_URL: 'smtps://user:password@smtp.example.com:465',
  SMTP_HOST: 'smtp.example.com',
  SMTP_USER: 'sito@agenzia.example',
  SMTP_PASSWORD: "'the password as it is'",
  SMTP_PORT: '465',
  SMTP_SECURITY: 'tls',
  LEADS_FROM: 'sito@agenzia.example',
  LEADS_TO: 'ciao@agenzia.example,vendite@agenzia.example',
  PORT: '3000',
  HOST: '127.0.0.1',
  HSTS_INCLUDE_SUBDOMAINS: 'true',
  DATA_DIR: './data',
  DATABASE_URL: 'postgres://user:password@localhost:5432/linea',
  LEADS_RETRY_SECONDS: '0,60,300,900,1800,7200',
  LEADS_RATE_LIMIT: '5/10m',
  LEADS_GLOBAL_LIMIT: '200/1h',
  TRUSTED_PROXY_HOPS: '0',
  LEADS_CONFIRM: 'on',
  LEADS_CONFIRM_LIMIT: '200/1h',
  LEADS_CONFIRM_PER_DAY: '100',
  LEADS_WEEKLY: 'mon 08:00',
  LEADS_WEBHOOK_URL: 'https://n8n.example.com/webhook/site',
  LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  ALERT_SMTP_URL: 'smtps://user:password@smtp.another.example:465',
  ALERT_FROM: 'allarmi@another.example',
  ALERT_TO: 'titolare@another.example',
  ALERT_WEBHOOK_URL: 'https://ntfy.sh/a-topic-that-nobody-guesses',
  ALERT_WEBHOOK_FORMAT: 'ntfy',
  LEADS_REMINDERS: 'on',
  LEADS_FIGURES: 'on',
  WORKING_HOURS: 'lun-ven 9-13 14-18',
  HOLIDAYS: '2026-08-10/2026-08-21,12-24',
  HEALTH_TOKEN: 'a-long-text-that-nobody-guesses',
} as const;

export type Variable = keyof typeof examples;

/** Every variable that the site knows. */
export const variables = Object.keys(examples) as Variable[];

export function isVariable(name: string): name is Variable {
  return Object.hasOwn(examples, name);
}
