// What the agency does with one request.
import { leadsCommand as words } from '@/content/leads-command';
import { noStage, stages } from '@/content/stages';
import { listLeads, retryLead } from '@/lib/lead/agency/lead-records';
import { releaseLead, setStage } from '@/lib/lead/agency/mark';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import type { Command } from './context';
import { findOne } from './find';
import { table } from './list';
import { Refusal } from './refusal';
import { show as shown } from './show';
import { named, terminalColumns } from './terminal';

export const list: Command = {
  async run({ store, config }) {
    return table(await listLeads(store), config.workingCalendar, terminalColumns());
  },
};

export const show: Command = {
  async run({ store, config, typed }) {
    return shown(await findOne(store, 'show', typed.join(' ')), config.workingCalendar);
  },
};

const stageNames = Object.keys(stages) as (keyof typeof stages)[];

export const mark: Command = {
  async run({ store, typed }) {
    const word = typed.at(-1);
    const stage = stageNames.find((name) => stages[name].word === word) ?? null;
    if (!stage && word !== noStage.word) throw new Refusal(words.mark.missing);
    const lead = await findOne(store, 'mark', typed.slice(0, -1).join(' '));
    if (lead.status === 'held') throw new Refusal(words.mark.held(named(lead)));
    const changed = await setStage(store, lead.id, stage);
    const { marked, already, unmarked, alreadyUnmarked } = words.mark;
    if (stage) return (changed ? marked : already)(stages[stage].label, named(lead));
    return (changed ? unmarked : alreadyUnmarked)(named(lead));
  },
};

export const retry: Command = {
  async run({ store, typed }) {
    const lead = await findOne(store, 'retry', typed.join(' '));
    if (lead.status === 'held') return words.retry.held(named(lead));
    const due = await retryLead(store, lead.id);
    return (due > 0 ? words.retry.due : words.retry.none)(named(lead));
  },
};

export const release: Command = {
  async run({ store, config, typed }) {
    const lead = await findOne(store, 'release', typed.join(' '));
    const released = await releaseLead(store, lead.id, channelsOf(config));
    return (released ? words.release.released : words.release.notHeld)(named(lead));
  },
};
