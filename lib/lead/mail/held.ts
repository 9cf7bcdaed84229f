import type { SendMailOptions } from 'nodemailer';
import { leadListMail } from '@/content/mails/lead-list';
import type { Env } from '@/lib/env';
import { type MakeLink, noLink } from '@/lib/lead/links/link-maker';
import { heldActions } from '@/lib/lead/links/mail-actions';
import { mailHead } from '@/lib/lead/mail/head';
import { listParts } from '@/lib/lead/mail/list';
import { mailView } from '@/lib/lead/mail/view';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { singleLine } from '@/lib/lead/text/plain-text';

/** Requests that are told with all that it takes to answer them; of the others, who they are. */
const listedWhole = 50;

/** Longest text of one of them, in code points: what a program wrote need not be read to the end. */
const longestText = 1_000;

/** Requests that were held back. */
export interface Held {
  /** Fixes the Message-ID. */
  id: string;
  /** Newest first. */
  leads: ReceivedLead[];
  /** Ids of those that the store cannot give back: all that can be told of them. */
  unreadable: string[];
}

function shortened(lead: ReceivedLead): ReceivedLead {
  const { obiettivi } = lead.fields;
  const characters = Array.from(obiettivi);
  if (characters.length <= longestText) return lead;
  const start = characters.slice(0, longestText).join('');
  return { ...lead, fields: { ...lead.fields, obiettivi: start + leadListMail.cut } };
}

function brief({ fields: { nome, azienda, telefono, email } }: ReceivedLead): string {
  return [nome, azienda, telefono, email].map((text) => singleLine(text)).join(' · ');
}

/** The mail that tells what was held back and why, and how to answer it, as nodemailer takes it. */
export function composeHeld(
  { id, leads, unreadable }: Held,
  config: Pick<Env, 'siteUrl' | 'leadsFrom' | 'leadsTo' | 'workingCalendar'>,
  link: MakeLink = noLink,
): SendMailOptions {
  const { subject, title, intro, footer, others } = leadListMail.held;
  const rest = [...leads.slice(listedWhole).map(brief), ...unreadable.map(leadListMail.unreadable)];
  const count = leads.length + unreadable.length;
  return {
    ...mailHead(id, config),
    subject: subject(count),
    ...listParts(
      { title: title(count), intro, footer },
      leads
        .slice(0, listedWhole)
        .map((lead) => mailView(shortened(lead), config, heldActions(lead, link))),
      rest.length > 0 ? { title: others, lines: rest } : null,
    ),
  };
}
