import { leadsCommand } from '@/content/leads-command';
import { normalEmail } from '@/lib/email-address';
import { type LeadRecord, listLeads } from '@/lib/lead/agency/lead-records';
import { singleLine } from '@/lib/lead/plain-text';
import type { Store } from '@/lib/store/store';
import { briefList } from './list';
import { Refusal } from './refusal';
import { oneLine } from './terminal';

const words = leadsCommand.find;

const shortestPart = 3;
/** The number that mails show, the whole id, or what lies between. */
const number = /^[\da-f]{8}[\da-f-]*$/;

const folded = (text: string) => singleLine(text).normalize().toLowerCase();

function matching(leads: LeadRecord[], typed: string): LeadRecord[] {
  const part = folded(typed);
  const numbered = number.test(part) ? leads.filter(({ id }) => id.startsWith(part)) : [];
  if (numbered.length > 0) return numbered;
  return leads.filter(
    ({ fields: { nome, azienda, email } }) =>
      [nome, azienda, email].some((text) => folded(text).includes(part)) ||
      email.toLowerCase() === normalEmail(typed),
  );
}

/** The one request with this number, or with this part of a name, company or address. Throws a `Refusal` for none or several. */
export async function findOne(store: Store, command: string, typed: string): Promise<LeadRecord> {
  const shown = oneLine(typed);
  if (!shown) throw new Refusal(words.missing(command));
  if (Array.from(shown).length < shortestPart) throw new Refusal(words.tooShort(shown));
  const found = matching(await listLeads(store), typed);
  const [lead] = found;
  if (!lead) throw new Refusal(words.none(shown));
  if (found.length > 1) throw new Refusal([words.several(shown), ...briefList(found)].join('\n'));
  return lead;
}
