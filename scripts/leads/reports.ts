// Requests for a spreadsheet, and a month's figures.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { leadsCommand } from '@/content/leads-command';
import { readFigures } from '@/lib/figures/read-figures';
import { plural } from '@/lib/italian/plural';
import { leadsCsv } from '@/lib/lead/agency/csv';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { monthText } from '@/lib/lead/mails/month';
import { storeErrorFields } from '@/lib/store/store';
import { dayInRome, isMonth, monthAfter, monthOf } from '@/lib/time';
import type { Command, Context } from './context';
import { Refusal } from './refusal';

const { export: words, figures: figuresWords } = leadsCommand;

/** From the beginning of one day to the end of another, in milliseconds since the epoch. */
function period({ values }: Context) {
  const dayOf = (option: 'from' | 'until') => {
    const day = dayInRome(values[option] ?? '');
    if (values[option] !== undefined && !day) throw new Refusal(words.badDay(option));
    return day;
  };
  const from = dayOf('from')?.toMillis() ?? Number.NEGATIVE_INFINITY;
  const end = dayOf('until')?.plus({ days: 1 }).toMillis() ?? Number.POSITIVE_INFINITY;
  if (from >= end) throw new Refusal(words.backwards);
  return { from, end };
}

/** For its owner alone, and never over another file. */
async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error) => {
    const { code = '' } = storeErrorFields(error);
    throw new Refusal(code === 'EEXIST' ? words.exists(file) : words.failed(file, code));
  });
}

export const exportCsv: Command = {
  options: ['csv', 'to', 'from', 'until'],
  async run(context) {
    const { store, config, values } = context;
    if (!values.csv) throw new Refusal(words.form);
    const { from, end } = period(context);
    const leads = (await listLeads(store)).filter(
      ({ receivedAt }) => from <= receivedAt.getTime() && receivedAt.getTime() < end,
    );
    const csv = leadsCsv(leads, config.workingCalendar);
    if (values.to === undefined) return csv;
    const file = path.resolve(values.to);
    await writeNew(file, csv);
    return plural(leads.length, words.written(file));
  },
};

export const figures: Command = {
  async run({ store, typed: [month = monthAfter(monthOf(Date.now()), -1)] }) {
    if (!isMonth(month)) throw new Refusal(figuresWords.badMonth);
    return await monthText(await store.use((db) => readFigures(db, month)));
  },
};
