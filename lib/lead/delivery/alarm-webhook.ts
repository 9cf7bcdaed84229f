import type { AlertFormat } from '@/lib/env/env';
import { withoutLogin } from '@/lib/http/without-login';
import { post } from '@/lib/lead/delivery/webhook';
import { type AlarmMessage, alarmText } from '@/lib/lead/mails/alarm';

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

/** Posts an alarm as its receiver understands it. Throws as `post` does. */
export async function postAlarm(
  message: AlarmMessage,
  { url: address, format }: { url: string; format: AlertFormat },
  siteUrl: string,
): Promise<void> {
  const { url, login } = withoutLogin(address);
  const { body, headers } = postOf(message, format, siteUrl);
  await post(url, { body, headers: { ...headers, ...login } });
}
