import type { AlertFormat, Env } from '@/lib/env/env';
import { mailFault } from '@/lib/lead/delivery/fault';
import type { MailWatch } from '@/lib/lead/delivery/mail-watch';
import { createMailer, type Mailer } from '@/lib/lead/delivery/mailer';
import { WebhookError, webhookFault } from '@/lib/lead/delivery/webhook';
import { type AlarmMessage, alarmParts, alarmText } from '@/lib/lead/mails/alarm';
import { log } from '@/lib/log';

const timeoutMs = 15_000;

/** Resolves to whether any channel took the message. Never rejects. */
export type Notify = (message: AlarmMessage) => Promise<boolean>;

/** Beyond ASCII an encoded-word (RFC 2047), which ntfy reads. */
function headerText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text)
    ? text
    : `=?UTF-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;
}

function postOf(message: AlarmMessage, format: AlertFormat, siteUrl: string): RequestInit {
  const { event, kind, title, at } = message;
  const text = alarmText(message);
  if (format === 'ntfy') {
    const tags = event === 'raised' ? 'rotating_light' : 'white_check_mark';
    const priority = event === 'raised' ? 'high' : 'default';
    return { headers: { title: headerText(title), priority, tags }, body: text };
  }
  const payload =
    format === 'slack'
      ? { text: `${title}\n\n${text}` }
      : {
          type: `alarm.${event}`,
          timestamp: new Date(at).toISOString(),
          data: { trouble: kind, site: siteUrl, title, text },
        };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) };
}

function withoutLogin(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  if (!username && !password) return { url: address, headers: {} };
  url.username = '';
  url.password = '';
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url: url.href,
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
  };
}

async function post(
  message: AlarmMessage,
  { url: address, format }: { url: string; format: AlertFormat },
  siteUrl: string,
): Promise<void> {
  const { url, headers } = withoutLogin(address);
  const request = postOf(message, format, siteUrl);
  const response = await fetch(url, {
    ...request,
    method: 'POST',
    redirect: 'manual',
    headers: { ...request.headers, ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(response.status);
}

function mailOf(message: AlarmMessage) {
  return {
    id: `alarm.${message.kind}.${message.event}.${message.at}`,
    headers: { 'X-Priority': '1' },
    ...alarmParts(message),
  };
}

/** Notifies by every channel of alarms, and by the ordinary mail server where none took it and it accepts us. */
export function createNotify(
  config: Pick<Env, 'alerts' | 'siteUrl'>,
  mailer: Mailer,
  mailWatch: MailWatch,
): Notify {
  const { alerts, siteUrl } = config;
  const second = alerts.smtp
    ? createMailer({
        smtp: alerts.smtp,
        leadsFrom: alerts.from,
        leadsFromName: alerts.fromName,
        leadsTo: alerts.to,
      })
    : null;
  const { webhook } = alerts;

  return async (message) => {
    const about = { trouble: message.kind, alarm: message.event };
    async function took(
      channel: string,
      sending: Promise<unknown>,
      fault = mailFault,
    ): Promise<boolean> {
      try {
        await sending;
        return true;
      } catch (error) {
        log.error({ ...about, channel, errorCode: fault(error).errorCode }, 'alarm.not_sent');
        return false;
      }
    }
    const taken = await Promise.all([
      second ? took('smtp', second.send(mailOf(message))) : false,
      webhook ? took('webhook', post(message, webhook, siteUrl), webhookFault) : false,
    ]);
    if (taken.includes(true)) return true;
    if (mailWatch.fault()) return false;
    return await took('mail', mailer.send(mailOf(message)));
  };
}
