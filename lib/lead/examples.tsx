import type { ReactElement } from 'react';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import type { Totals } from '@/lib/figures/read-figures';
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
import { monthMail } from '@/lib/lead/mails/figures';
import { composeHeld } from '@/lib/lead/mails/held';
import { composeMail } from '@/lib/lead/mails/lead';
import { composeReminder } from '@/lib/lead/mails/reminder';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { weekMail } from '@/lib/lead/mails/weekly';
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

const times = (count: number): Totals => ({ visit: 400 * count, touched: 40 * count, sent: count });
const month = monthMail({
  month: '2026-10',
  total: times(3),
  pages: [
    { name: '/', ...times(2) },
    { name: '/soluzioni/lead-generation-marketing-automation', ...times(1) },
  ],
  calls: [{ name: 'hero', ...times(2), visit: 0 }],
  campaigns: [{ name: 'newsletter/alberghi', ...times(1) }],
});
const week = weekMail({
  received: 12,
  answered: 9,
  unanswered: 2,
  notRequests: 1,
  held: 3,
  undelivered: 1,
  queue: 0,
  openAlarms: ['disk'],
  freeBytes: 50e9,
  copies: { count: 30, oldest: new Date('2026-10-22'), newest: new Date('2026-11-21') },
  release: { commit: '1a2b3c4d', builtAt: new Date('2026-11-03'), days: 19 },
});
const held = [
  { lead: { ...odd, doubts: ['honeypot', 'many_links'] }, unreadable: false },
  { lead: { ...lead, doubts: ['faster_than_hand'] }, unreadable: false },
  { lead, unreadable: true },
] satisfies { lead: ReceivedLead; unreadable: boolean }[];
const alarm = { code: 'EAUTH 535', at: receivedAt.getTime(), siteUrl: config.siteUrl };
const reminder = { id, leads: [lead, odd], count: 5, now: Date.parse('2026-11-23T07:00Z') };

export const exampleMails: Record<string, Pick<OutgoingMail, 'subject' | 'body'>> = {
  request: composeMail(lead, config, link),
  'request-marked': composeMail(odd, config, link),
  'request-without-text': composeWithoutText(lead, link),
  held: composeHeld({ id: 'one', requests: held, count: 4 }, link),
  confirmation: confirmationMail(lead, config),
  reminder: composeReminder(reminder, config, link),
  weekly: week,
  figures: month,
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
