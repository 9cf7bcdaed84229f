import { callsToAction } from '@/content/calls-to-action';
import { leadMail } from '@/content/mails/lead';
import type { Attribution } from '@/lib/attribution-memory';
import { isCallToAction } from '@/lib/lead/request/attribution';

export interface AttributionRow {
  label: string;
  value: string;
}

/** An attribution in the mail's words; only what is known has a row. */
export function attributionRows(attribution: Attribution | null): AttributionRow[] {
  if (!attribution) return [];
  const { labels, on } = leadMail.visit;
  const { landing, cta, cta_page, referrer, utm_source, utm_medium, utm_campaign } = attribution;
  const call = cta && isCallToAction(cta) ? callsToAction[cta] : undefined;
  const rows: [string, string | undefined][] = [
    [labels.landing, landing],
    [labels.cta, call && (cta_page ? on(call, cta_page) : call)],
    [labels.referrer, referrer],
    [
      labels.campaign,
      [utm_source, utm_medium, utm_campaign].filter((text) => text !== undefined).join(' / '),
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
