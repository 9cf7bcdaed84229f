import { z } from 'zod';
import { addressListSchema, senderSchema } from '@/lib/env/addresses';
import { isPubliclyUnprotected, mustBeHttpsOrPrivate } from '@/lib/env/network';
import { isUrl, type Mistake } from '@/lib/env/schemas';
import { type SmtpServer, smtpServer, smtpUrlSchema } from '@/lib/env/smtp';

/** What a receiver of alarms understands: `slack` also Mattermost, Google Chat, Rocket.Chat and Telegram. */
const alertFormats = ['slack', 'ntfy', 'json'] as const;
export type AlertFormat = (typeof alertFormats)[number];

/** The ways out for alarms beside the ordinary mail. */
export interface AlertWays {
  smtp: SmtpServer | null;
  /** The sender's address and name for `smtp`. */
  from: string;
  fromName: string | null;
  to: string[];
  webhook: { url: string; format: AlertFormat } | null;
}

/** The variables of the alarms. */
export function alertVariables(production: boolean) {
  return {
    ALERT_SMTP_URL: smtpUrlSchema('').optional(),
    ALERT_FROM: senderSchema.optional(),
    ALERT_TO: addressListSchema.optional(),
    ALERT_WEBHOOK_URL: z
      .string()
      .refine((text) => isUrl(text, /^https?:$/), 'must be an http(s) address')
      .refine((text) => !production || !isPubliclyUnprotected(text), mustBeHttpsOrPrivate)
      .optional(),
    ALERT_WEBHOOK_FORMAT: z
      .enum(alertFormats, 'must be slack (also Mattermost, Google Chat, Telegram), ntfy or json')
      .optional(),
  };
}

type Alerts = z.output<z.ZodObject<ReturnType<typeof alertVariables>>>;
type Given = { [name in keyof Alerts]?: string };

/** Variables that say nothing without another one. */
export function alertMistakes(given: Given): Mistake[] {
  const mistakes: Mistake[] = [];
  const lone = (name: keyof Alerts, needed: keyof Alerts) => {
    if (given[name] !== undefined && given[needed] === undefined) {
      mistakes.push({ path: [name], message: `says nothing without ${needed}` });
    }
  };
  lone('ALERT_FROM', 'ALERT_SMTP_URL');
  lone('ALERT_TO', 'ALERT_SMTP_URL');
  lone('ALERT_WEBHOOK_FORMAT', 'ALERT_WEBHOOK_URL');
  return mistakes;
}

/**
 * Which format an address most probably wants: ntfy where the host is named so, `slack` for the hosts and paths of the
 * services that take `{"text": …}`, and `json` for all others.
 */
function likelyFormat(url: string): AlertFormat {
  const { hostname, pathname } = new URL(url);
  if (/(^|\.)ntfy(\.|$)/.test(hostname)) return 'ntfy';
  const chat = ['hooks.slack.com', 'chat.googleapis.com', 'api.telegram.org'].includes(hostname);
  return chat || /^\/hooks\//.test(pathname) || /\/slack$/.test(pathname) ? 'slack' : 'json';
}

/** The ways out that checked variables name. */
export function alertWays(
  data: Alerts,
  mail: { leadsFrom: string; leadsFromName: string | null; leadsTo: string[] },
): AlertWays {
  const { ALERT_SMTP_URL, ALERT_FROM, ALERT_TO, ALERT_WEBHOOK_URL: url } = data;
  return {
    smtp: ALERT_SMTP_URL === undefined ? null : smtpServer({ SMTP_URL: ALERT_SMTP_URL }),
    from: ALERT_FROM?.address ?? mail.leadsFrom,
    fromName: ALERT_FROM ? ALERT_FROM.name : mail.leadsFromName,
    to: ALERT_TO ?? mail.leadsTo,
    webhook: url ? { url, format: data.ALERT_WEBHOOK_FORMAT ?? likelyFormat(url) } : null,
  };
}
