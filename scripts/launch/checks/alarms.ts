import { launchAlarmMail } from '@/content/mails/launch';
import type { Env } from '@/lib/env/environment';
import { mailFault } from '@/lib/lead/mail/fault';
import { createMailer } from '@/lib/lead/mail/mailer';
import { type Finding, fail, leftToOwner, pass } from '../finding';

/** Whether the site can call for help when its own mail is what is broken. Posts nothing; logs in, and sends if asked to. */
export async function checkAlarms(
  config: Pick<Env, 'alerts' | 'siteUrl' | 'workingCalendar'>,
  { send }: { send: boolean },
): Promise<Finding[]> {
  const { smtp, webhook, from, fromName, to } = config.alerts;
  if (!smtp && !webhook) {
    return [
      leftToOwner(
        'a second way out for alarms is missing',
        'set ALERT_WEBHOOK_URL or ALERT_SMTP_URL, or nobody hears of it when the mail is what is broken',
      ),
    ];
  }
  const findings: Finding[] = [];
  if (webhook) {
    findings.push(pass(`alarms are posted to ${new URL(webhook.url).host} as ${webhook.format}`));
  }
  if (smtp) {
    const { siteUrl, workingCalendar } = config;
    const sender = { leadsFrom: from, leadsFromName: fromName, leadsTo: to };
    const mailer = createMailer({ siteUrl, workingCalendar, smtp, ...sender });
    try {
      if (send) await mailer.sendOther({ id: `launch-check.${Date.now()}`, ...launchAlarmMail });
      else await mailer.verify();
      findings.push(pass(`${smtp.host} takes alarms for ${to.join(', ')}`));
    } catch (error) {
      const { errorCode } = mailFault(error);
      findings.push(
        fail(`${smtp.host} cannot be used for alarms: ${errorCode}`, 'check ALERT_SMTP_URL'),
      );
    }
  }
  return findings;
}
