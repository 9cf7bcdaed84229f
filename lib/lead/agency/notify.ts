import type { AlertFormat, Env } from '@/lib/env/env';
import { concernsMail, faultOf } from '@/lib/lead/delivery/fault';
import type { MailWatch } from '@/lib/lead/delivery/mail-watch';
import { createMailer, type Mailer } from '@/lib/lead/delivery/mailer';
import { post } from '@/lib/lead/delivery/webhook';
import { type AlarmMessage, alarmParts, alarmText } from '@/lib/lead/mails/alarm';
import { log } from '@/lib/log';

/** Resolves to whether any channel took the message. Never rejects. */
export type Notify = (message: AlarmMessage) => Promise<boolean>;

/** Beyond ASCII an encoded-word (RFC 2047), which ntfy reads. */
function headerText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text)
    ? text
    : `=?UTF-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;
}

function postOf(
  message: AlarmMessage,
  format: AlertFormat,
  siteUrl: string,
): { body: string; headers: Record<string, string> } {
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

/** An address without its login, which goes into a header: fetch takes no other. */
function withoutLogin(address: string): { url: string; login: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  if (!username && !password) return { url: address, login: {} };
  url.username = '';
  url.password = '';
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const coded = Buffer.from(login).toString('base64');
  return { url: url.href, login: { authorization: `Basic ${coded}` } };
}

async function postAlarm(
  message: AlarmMessage,
  { url: address, format }: { url: string; format: AlertFormat },
  siteUrl: string,
): Promise<void> {
  const { url, login } = withoutLogin(address);
  const { body, headers } = postOf(message, format, siteUrl);
  await post(url, { body, headers: { ...headers, ...login } });
}

function mailOf(message: AlarmMessage) {
  return {
    id: `alarm.${message.kind}.${message.event}.${message.at}`,
    ...alarmParts(message),
  };
}

/** Milliseconds after which the ordinary mail server is asked again, when it refused an alarm. */
const mailAgainMs = 15 * 60_000;

/** Notifies by every channel of alarms; where none took it by the ordinary mail, of which one recipient is enough. */
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
  let refusedAt = Number.NEGATIVE_INFINITY;

  return async (message) => {
    const about = { trouble: message.kind, alarm: message.event };
    const took = (channel: string, sending: Promise<unknown>) =>
      sending.then(
        () => true,
        (error) => {
          const { errorCode } = faultOf(error);
          log.error({ ...about, channel, errorCode }, 'alarm.not_sent');
          return false;
        },
      );
    const taken = await Promise.all([
      second ? took('smtp', second.send(mailOf(message))) : false,
      webhook ? took('webhook', postAlarm(message, webhook, siteUrl)) : false,
    ]);
    if (taken.includes(true)) return true;
    const fault = mailWatch.fault();
    const isOut = fault !== null && !concernsMail(fault);
    if (isOut || Math.abs(message.at - refusedAt) < mailAgainMs) return false;
    const isSent = await took('mail', mailer.send(mailOf(message)));
    if (!isSent) refusedAt = message.at;
    return isSent;
  };
}
