import type { Env } from '@/lib/env/env';
import { postAlarm } from '@/lib/lead/delivery/alarm-webhook';
import { concernsMail, faultOf } from '@/lib/lead/delivery/fault';
import { mailFaultOf } from '@/lib/lead/delivery/mail-remedy';
import type { MailWatch } from '@/lib/lead/delivery/mail-watch';
import { createMailer, type Mailer } from '@/lib/lead/delivery/mailer';
import { type AlarmMessage, alarmParts } from '@/lib/lead/mails/alarm';
import { log } from '@/lib/log';

/** Resolves to whether any channel took the message. Never rejects. */
export type Notify = (message: AlarmMessage) => Promise<boolean>;

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
          const fault = channel === 'webhook' ? faultOf(error) : mailFaultOf(error);
          log.error({ ...about, channel, ...fault }, 'alarm.not_sent');
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
    // a server that is only away is asked again each minute
    if (!isSent && mailWatch.fault()) refusedAt = message.at;
    return isSent;
  };
}
