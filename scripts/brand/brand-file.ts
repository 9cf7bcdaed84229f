// content/brand.json, checked by content/brand.schema.json, which editors read too, and by what a schema cannot say.
import { statSync } from 'node:fs';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { z } from 'zod';
import type shipped from '@/content/brand.json';
import { lineIn, mistake, placed } from '../content/place';
import { errorText } from '../lib/project';
import { remedyOf, schema } from './schema';

export interface Pair {
  light: string;
  dark: string;
}
interface Line extends Pair {
  /** Too bright to stand out from the paper: its code and its stations tell it. */
  bright?: boolean;
}

export type Brand = Omit<typeof shipped, 'colours' | 'demoRecording'> & {
  demoRecording: { file: string } | null;
  colours: Omit<typeof shipped.colours, 'lines'> & { lines: Record<string, Line> };
};

export const brandFile = 'content/brand.json';

const brandSchema = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

interface FieldMistake {
  path: PropertyKey[];
  what: string;
  /** What stands there, as JSON. */
  found?: string;
}

function told(text: string, { path, what, found = '' }: FieldMistake): string {
  const line = lineIn(text.split('\n'), path.join('.'), found);
  // people count from one
  const names = path.map((key) => (typeof key === 'number' ? `voce ${key + 1}` : String(key)));
  return mistake(placed(brandFile, line, names.join('.')), what, remedyOf(path));
}

function mistakesOf(value: unknown, issue: z.core.$ZodIssue): FieldMistake[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], what: 'questo campo non c’è' }));
  const part = path.reduce<unknown>((whole, key) => Reflect.get(Object(whole), key), value);
  if (part === undefined) return [{ path, what: 'manca' }];
  const found = JSON.stringify(part);
  return [{ path, what: `così non va: ${found}`, found }];
}

/** An Italian VAT number's check digit (D.M. 23 December 1976); another country's number is taken as it is. */
function isVatNumber(written: string): boolean {
  const [, isItalian, digits = ''] = /^(IT)?(.*)$/i.exec(written.replace(/\s/g, '')) ?? [];
  if (!isItalian && /\D/.test(digits)) return true;
  const sum = Array.from(digits, (digit, place) => Number(digit) * (1 + (place % 2)))
    .map((counted) => (counted > 9 ? counted - 9 : counted))
    .reduce((total, counted) => total + counted, 0);
  return /^\d{11}$/.test(digits) && sum % 10 === 0;
}

/** Of a portrait, which every page with the form has, and of a recording, which is fetched when it is listened to. */
const mostBytes = { portrait: 200_000, recording: 1_000_000 };
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);

function fileFault(address: string | null, most: number): string | undefined {
  if (address === null) return undefined;
  const bytes = statSync(`public${address}`, { throwIfNoEntry: false })?.size;
  if (bytes === undefined) return `il file public${address} non c’è`;
  return bytes > most
    ? `public${address} pesa ${kilobytes(bytes)} kB: al massimo ${kilobytes(most)}`
    : undefined;
}

function* furtherMistakes({ vatNumber, colours, ...brand }: Brand): Generator<FieldMistake> {
  for (const field of ['telephone', 'whatsapp', 'demoTelephone', 'demoWhatsapp'] as const)
    if (brand[field] !== null && !isValidPhoneNumber(brand[field]))
      yield { path: [field], what: `"${brand[field]}" non è un numero di telefono` };
  if (vatNumber !== null && !isVatNumber(vatNumber))
    yield { path: ['vatNumber'], what: `"${vatNumber}" non è una partita IVA` };
  for (const [i, { portrait }] of brand.about.people.entries()) {
    const fault = fileFault(portrait, mostBytes.portrait);
    if (fault)
      yield { path: ['about', 'people', i, 'portrait'], what: fault, found: portrait ?? '' };
  }
  const recording = brand.demoRecording?.file ?? null;
  const silent = fileFault(recording, mostBytes.recording);
  if (silent) yield { path: ['demoRecording', 'file'], what: silent, found: recording ?? '' };
  const last = Math.max(7, Object.keys(colours.lines).length);
  for (let number = 1; number <= last; number += 1)
    if (!(number in colours.lines))
      yield { path: ['colours', 'lines', String(number)], what: 'manca' };
}

/** Where JSON.parse stopped: by the place that it names, or by the words that it quotes around it. */
function placeOf(error: string, text: string): number {
  const [, position] = /position (\d+)/.exec(error) ?? [];
  if (position) return Number(position);
  const [, token = '', around = ''] =
    /^Unexpected token '(.+?)', (?:\.{3})?"(.+)"(?:\.{3})? is not/s.exec(error) ?? [];
  return text.indexOf(token, text.indexOf(around));
}

export function readBrand(text: string): { brand?: Brand; mistakes: string[] } {
  let value: unknown;
  if (text.startsWith('\ufeff')) {
    const what = 'il file comincia con un segno che non si vede (BOM)';
    return { mistakes: [mistake(placed(brandFile, 1), what, 'salvalo come «UTF-8 senza BOM»')] };
  }
  try {
    value = JSON.parse(text);
  } catch (error) {
    const line = text.slice(0, placeOf(errorText(error), text)).split('\n').length;
    const instead =
      'guarda questa riga e quella prima: testi tra "virgolette doppie", una virgola dopo ogni campo tranne l’ultimo, parentesi chiuse';
    return {
      mistakes: [mistake(placed(brandFile, line), 'qui il file non si legge più', instead)],
    };
  }
  const { error } = brandSchema.safeParse(value);
  const say = (each: FieldMistake) => told(text, each);
  if (error)
    return { mistakes: error.issues.flatMap((issue) => mistakesOf(value, issue)).map(say) };
  const brand = value as Brand;
  return { brand, mistakes: [...furtherMistakes(brand)].map(say) };
}
