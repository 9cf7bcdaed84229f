// What deletes requests.
import { facts } from '@/content/facts';
import { leadsCommand } from '@/content/leads-command';
import { plural } from '@/lib/italian/plural';
import {
  erase as eraseUntil,
  type Subject,
  subjectOf,
  subjectOfLead,
} from '@/lib/lead/agency/erase';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { overdueIds, purge as purgeOver } from '@/lib/lead/agency/retention';
import { singleLine } from '@/lib/lead/plain-text';
import { confirm } from './ask';
import type { Command, Context } from './context';
import { findOne } from './find';
import { briefList } from './list';
import { Refusal } from './refusal';
import { oneLine } from './terminal';

const { erase: words, purge: purgeWords, find } = leadsCommand;

/** Exactly a whole address, or that of the one request that is meant. */
async function subjectTyped({ store, typed }: Context): Promise<Subject> {
  const text = typed.join(' ').trim();
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return await subjectOf(store, text);
  const { id } = await findOne(store, 'erase', text);
  const subject = await subjectOfLead(store, id);
  if (!subject) throw new Refusal(find.none(oneLine(text)));
  return subject;
}

export const erase: Command = {
  options: ['dry-run', 'yes'],
  async run(context) {
    const { store, config, values, terminal } = context;
    const { email, requests } = await subjectTyped(context);
    const [newest] = requests;
    if (!newest) return words.none(singleLine(email));
    const ids = new Set(requests.map(({ id }) => id));
    const whose = [
      words.of(singleLine(email)),
      ...briefList((await listLeads(store)).filter(({ id }) => ids.has(id))),
    ];
    const { title, mails, passedOn, copies } = words.stays;
    const kept = [mails, ...(config.webhook ? [passedOn] : []), copies];
    const stays = [`${title}:`, ...kept.map((line) => `  ${line}`)];
    const would = `${plural(requests.length, words.requests)}.`;
    if (values['dry-run']) return [...whose, would, ...stays].join('\n');
    await confirm([...whose, `${would} ${words.forGood}`], values.yes, terminal);
    const count = await eraseUntil(store, email, newest.receivedAt.getTime());
    return [words.of(singleLine(email)), `  ${plural(count, words.gone)}`, ...stays].join('\n');
  },
};

export const purge: Command = {
  options: ['yes'],
  async run({ store, values, terminal }) {
    const now = Date.now();
    const days = facts.requestsStored.count;
    const over = new Set(await overdueIds(store, days, now));
    if (over.size === 0) return purgeWords.none;
    const whose = (await listLeads(store)).filter(({ id }) => over.has(id));
    const what = [plural(over.size, purgeWords.over), ...briefList(whose), words.forGood];
    await confirm(what, values.yes, terminal);
    return plural(await purgeOver(store, days, now), words.gone);
  },
};
