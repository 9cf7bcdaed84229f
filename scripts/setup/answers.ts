import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { EnvError, parseEnv } from '@/lib/env/environment';
import { examples } from '@/lib/env/examples';
import { contrastMistakes } from '@/scripts/brand/contrast.mjs';
import { readMark } from '@/scripts/brand/mark.mjs';
import { type BrandMistake, readBrand, readJson } from '@/scripts/brand/mistakes.mjs';
import { root } from '@/scripts/lib/project.mjs';
import { cannotBeWritten, replacedBy, unwritable } from './written';

export type Json = string | number | boolean | null | Json[] | { [field: string]: Json };
export type Fields = { [field: string]: Json };

/** What somebody says of their site: any part of the brand file, where their mark is, and variables. */
export interface Answers {
  brand: Fields;
  /** Path of an SVG file; null keeps the one that is there. */
  logo: string | null;
  env: Record<string, string>;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The brand file as it is, mistakes included. */
export function presentBrand(): Fields {
  const file = path.join(root, 'content', 'brand.json');
  const brand: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isFields(brand)) throw new Error(`${file} has no fields.`);
  return brand;
}

/** `over` put over `under`, field by field; lists and texts are replaced whole. */
export function merged(under: Fields, over: Fields): Fields {
  const all = { ...under };
  for (const [field, value] of Object.entries(over)) {
    const before = all[field];
    all[field] = isFields(before) && isFields(value) ? merged(before, value) : value;
  }
  return all;
}

/** `{ a: { b: value } }` of the path `a.b`. */
export const fieldAt = (field: string, value: Json): Fields =>
  field.split('.').reduceRight<Json>((inner, name) => ({ [name]: inner }), value) as Fields;

/** The value at the path `a.b`. */
export const at = (fields: Fields, field: string): Json | undefined =>
  field
    .split('.')
    .reduce<Json | undefined>((part, name) => (isFields(part) ? part[name] : undefined), fields);

/** What is wrong with a whole brand. */
export function brandMistakes(brand: Fields, file: string): BrandMistake[] {
  const read = readBrand(JSON.stringify(brand));
  const mistakes = read.mistakes ?? contrastMistakes(read.brand.colours);
  // it is not the file that is at fault, and its lines are not the answers'
  return mistakes.map((mistake) => ({ ...mistake, file }));
}

/** What is wrong with variables that have been answered; others may be missing yet. No message quotes a secret. */
export function envMistakes(env: Record<string, string>): { name: string; what: string }[] {
  const unknown = Object.keys(env).filter((name) => !(name in examples));
  const odd = [
    ...unknown.map((name) => ({ name, what: 'is no variable of .env.example' })),
    ...unwritable(env).map((name) => ({ name, what: cannotBeWritten })),
  ];
  const replaced = Object.fromEntries(replacedBy(env).map((name) => [name, '']));
  try {
    parseEnv({ ...process.env, ...replaced, ...env, NODE_ENV: 'production' });
    return odd;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const told = error.mistakes.flatMap((mistake) => {
      const [name = '', ...words] = mistake.split(' ');
      return env[name]?.trim() ? [{ name, what: words.join(' ') }] : [];
    });
    return [...odd, ...told];
  }
}

/** What is wrong with a file that is to be the mark. */
export function logoMistakes(file: string): BrandMistake[] {
  try {
    return (readMark(readFileSync(file, 'utf8')).mistakes ?? []).map((each) => ({ ...each, file }));
  } catch {
    return [{ file, what: 'cannot be read', instead: 'the path of an SVG file' }];
  }
}

function misshapen(file: string, value: unknown): BrandMistake[] {
  if (!isFields(value)) {
    return [{ file, what: 'has no fields', instead: '{ "brand": { … }, "env": { … } }' }];
  }
  const { brand = {}, logo = null, env = {}, ...others } = value;
  const odd = Object.keys(others).map((field) => ({
    file,
    field,
    what: 'is no part of the answers',
    instead: 'brand, logo and env',
  }));
  const wrong = (field: string, instead: string) => ({
    file,
    field,
    what: 'is not right',
    instead,
  });
  if (!isFields(brand)) odd.push(wrong('brand', 'an object, with fields of content/brand.json'));
  if (logo !== null && typeof logo !== 'string') odd.push(wrong('logo', 'the path of an SVG file'));
  if (!isFields(env) || !Object.values(env).every((text) => typeof text === 'string')) {
    odd.push(wrong('env', 'an object of variables, each a text in quotes'));
  }
  return odd;
}

/** What `misshapen` finds nothing wrong with. */
const answersSchema = z.object({
  brand: z.record(z.string(), z.json()).default({}),
  logo: z.string().nullable().default(null),
  env: z.record(z.string(), z.string()).default({}),
});

/** Answers from a file; a logo's path is relative to it. `mistakes` has all of them. */
export function readAnswers(file: string): { answers: Answers; mistakes: BrandMistake[] } {
  const { value, mistakes: unreadable } = readJson(readFileSync(file, 'utf8'), file);
  const shape = unreadable.length > 0 ? unreadable : misshapen(file, value);
  const { success, data: given } = answersSchema.safeParse(value);
  if (shape.length > 0 || !success) {
    return { answers: { brand: {}, logo: null, env: {} }, mistakes: shape };
  }
  const logo = given.logo && path.resolve(path.dirname(file), given.logo);
  const mistakes = [
    ...brandMistakes(merged(presentBrand(), given.brand), file),
    ...(logo ? logoMistakes(logo) : []),
    ...envMistakes(given.env).map(({ name, what }) => ({
      file,
      field: `env.${name}`,
      what,
      instead: 'see .env.example',
    })),
  ];
  return { answers: { ...given, logo }, mistakes };
}
