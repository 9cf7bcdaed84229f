import { readFileSync } from 'node:fs';
import type shipped from '@/content/brand.json';
import { written } from '@/lib/owner-slot';
import { schema } from '@/scripts/brand/schema';

// from the disk, for tests put these two in place of the module
const own: typeof shipped = JSON.parse(readFileSync('content/brand.json', 'utf8'));

type Shape = typeof schema;

const isEmpty = (value: unknown) =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && written(value) === null);

/** What an owner has said, and for what is still open the schema's example. */
function said<Value>(value: Value, { properties = {}, examples = [] }: Shape): Value {
  if (isEmpty(value)) return (examples[0] ?? value) as Value;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const fields = Object.entries(Object(value)).map(([name, part]) => [
    name,
    said(part, properties[name] ?? {}),
  ]);
  return Object.fromEntries(fields);
}

const { booking } = own;

/** A brand file whose owner has said everything. */
export const filled = { ...said(own, schema), booking };

/** One whose owner has said nothing that can wait. */
export const empty = {
  ...own,
  sameAs: [],
  demoTelephone: null,
  demoWhatsapp: null,
  demoChat: null,
  demoRecording: null,
  about: { town: '[Comune]', phoneHours: '[Orari]', people: [] },
  customers: [],
  offer: {
    quoteDays: null,
    smallCase: null,
    pilot: null,
    voicebot: { activation: null, traffic: null },
    examples: {},
  },
  hospitality: { startingPrice: null, example: null, closedMonths: null, testedSystems: [] },
};
