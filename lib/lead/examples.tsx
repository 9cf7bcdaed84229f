import type { ReactElement } from 'react';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import type { Figures, Totals } from '@/lib/figures/read-figures';
import {
  ActionPage,
  ErasedPage,
  ErasePage,
  ProblemPage,
  ReadPage,
  type RequestState,
} from '@/lib/lead/agency/action-pages';
import { exampleFields } from '@/lib/lead/fields';
import { RefusedForm } from '@/lib/lead/intake/refused-form';
import type { MakeLink } from '@/lib/lead/mails/action-links';
import { alarmMessage, alarmParts } from '@/lib/lead/mails/alarm';
import { confirmationMail } from '@/lib/lead/mails/confirmation';
import { composeMail } from '@/lib/lead/mails/lead';
import { composeMorning, type News } from '@/lib/lead/mails/morning';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { composeWithoutText } from '@/lib/lead/mails/without-text';
import type { ReceivedLead } from '@/lib/lead/request';

const config = {
  siteUrl: `https://${site.website}`,
  workingCalendar: {
    week: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [{ from: 540, to: 1_080 }]])),
    nationalHolidays: true,
    closures: [],
  },
};
const link: MakeLink = (_lead, action) => `${config.siteUrl}/azione/${action}`;

const lead: ReceivedLead = {
  id: '6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d',
  receivedAt: new Date('2026-11-20T13:02:00Z'),
  page: '/soluzioni/voicebot-intelligente',
  attribution: { landing: '/hospitality', cta: 'hero', utm_source: 'newsletter' },
  doubts: [],
  fields: {
    ...exampleFields(),
    azienda: 'Rossi & Figli Srl',
    obiettivi: 'Rispondere subito a chi ci scrive la sera.\nE nel weekend.',
  },
};
const { id, receivedAt, fields } = lead;
const odd: ReceivedLead = {
  ...lead,
  id: '7d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d',
  page: null,
  attribution: null,
  doubts: ['many_links'],
  fields: {
    ...fields,
    nome: 'Giovanni Battista Quaranta-Montefusco',
    telefono: 'interno 12',
    obiettivi: 'https://casa.example/uno '.repeat(12),
  },
};

const times = (count: number): Totals => ({
  ...{ visit: 400 * count, touched: 40 * count, sent: 15 * count, tried: 0 },
});
const month: Figures = {
  month: '2026-10',
  total: times(3),
  pages: [
    { name: '/', ...times(2) },
    { name: '/soluzioni/lead-generation-marketing-automation', ...times(1) },
  ],
  calls: [{ name: 'hero', ...times(2), visit: 0 }],
  campaigns: [{ name: 'newsletter/alberghi', ...times(1) }],
};
const weekOf = (day: string): News['week'] => ({
  weeks: 1,
  ...{ received: 12, answered: 9, unmarked: 0, notRequests: 3, held: 2 },
  copiedAt: new Date(`${day}T02:10Z`),
});
const listedAt = (time: string, nome: string, like = lead) => ({
  lead: { ...like, receivedAt: new Date(time), fields: { ...like.fields, nome } },
  unreadable: false,
});
const waiting: News['waiting'] = {
  listed: [
    listedAt('2026-11-20T16:31Z', 'Dario Costa'),
    listedAt('2026-11-23T13:02Z', odd.fields.nome, odd),
    listedAt('2026-11-23T15:40Z', 'Bruno Verdi'),
    listedAt('2026-11-23T18:05Z', 'Carla Neri'),
    listedAt('2026-11-24T05:55Z', 'Elena Sala'),
  ],
  count: 5,
};
const held: News['held'] = {
  listed: [
    listedAt('2026-11-23T19:40Z', 'Ada Riva', { ...lead, doubts: ['faster_than_hand'] }),
    listedAt('2026-11-23T21:12Z', 'Promo', { ...odd, doubts: ['honeypot', 'many_links'] }),
    { lead, unreadable: true },
  ],
  count: 3,
};
const troubles: News['troubles'] = [
  { kind: 'disk', code: '180 MB', since: Date.parse('2026-11-23T05:30Z') },
  { kind: 'backups', code: '51 h', since: Date.parse('2026-11-25T01:10Z') },
];
const none = { listed: [], count: 0 };
function morning(day: string, told: Partial<News>) {
  const now = Date.parse(`${day}T07:00Z`);
  const news = { now, waiting: none, held: none, troubles: [], week: null, months: [], ...told };
  return composeMorning('morning', news, { calendar: config.workingCalendar, link });
}
const alarm = { code: 'EAUTH 535', at: receivedAt.getTime(), siteUrl: config.siteUrl };

export const exampleMails: Record<string, Pick<OutgoingMail, 'subject' | 'body'>> = {
  request: composeMail(lead, config, link),
  'request-marked': composeMail(odd, config, link),
  'request-without-text': composeWithoutText(lead, link),
  confirmation: confirmationMail(lead, config),
  'morning-quiet': morning('2026-11-23', { week: weekOf('2026-11-23') }),
  'morning-busy': morning('2026-11-24', { waiting, held }),
  'morning-trouble': morning('2026-11-25', { troubles }),
  'morning-month': morning('2026-11-02', { week: weekOf('2026-11-02'), months: [month] }),
  alarm: alarmParts(alarmMessage('raised', 'mail', alarm)),
  'alarm-over': alarmParts(alarmMessage('over', 'mail', { ...alarm, code: null })),
};

const state: RequestState = {
  id,
  received_at: receivedAt.getTime(),
  page: lead.page,
  attribution: null,
  fields: JSON.stringify(fields),
  spam_reasons: null,
  status: 'accepted',
  stage: null,
};
/** Each kind of page outside the build. */
export const examplePages: Record<string, ReactElement> = {
  mark: <ActionPage state={state} action="won" />,
  release: <ActionPage state={{ ...state, status: 'held' }} action="release" />,
  released: <ActionPage state={state} action="release" />,
  marked: <ActionPage state={{ ...state, stage: 'contacted' }} action="contacted" />,
  expired: <ProblemPage problem="expired" />,
  read: <ReadPage state={state} />,
  erase: <ErasePage email={fields.email} requests={[{ id, receivedAt }]} webhook />,
  erased: <ErasedPage count={1} webhook />,
  'refused-form': (
    <RefusedForm
      refusal={{
        refused: 'invalid_fields',
        fields: { nome: contact.errors.nome.required },
        typed: { ...fields, nome: '' },
      }}
    />
  ),
};
