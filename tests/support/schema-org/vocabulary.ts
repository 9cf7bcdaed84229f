/**
 * schema.org's vocabulary without the network: the typings that schema-dts generates from the official release
 * name every class, what it descends from, and the range of each of its properties.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface SchemaClass {
  parents: string[];
  /** Each property's range: names of classes and data types. */
  properties: Map<string, string[]>;
}

export interface Vocabulary {
  classes: Map<string, SchemaClass>;
  /** The members of each enumeration, with and without schema.org's address before them. */
  members: Map<string, string[]>;
}

const interfaces = /^(?:export )?interface (\w+)(Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const properties = /^ {4}"([^"@]+)"\?: SchemaValue<(.+), "[^"]+">;$/gm;
const types = /^export type (\w+) = (.+);$/gm;

const classNames = (list: string) =>
  [...list.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name);

function parseVocabulary(typings: string): Vocabulary {
  const classes = new Map<string, SchemaClass>();
  for (const [, name = '', kind, parents = '', body = ''] of typings.matchAll(interfaces)) {
    // a leaf stands for a class of its own only where that adds no property
    if (kind === 'Leaf' && classes.has(name)) continue;
    const ranges = [...body.matchAll(properties)].map(([, property = '', range = '']) => {
      return [property, range.split(' | ')] as const;
    });
    classes.set(name, { parents: classNames(parents), properties: new Map(ranges) });
  }
  const members = [...typings.matchAll(types)].map(([, name = '', union = '']) => {
    return [name, [...union.matchAll(/"([^"]+)"/g)].map(([, member = '']) => member)] as const;
  });
  return { classes, members: new Map(members.filter(([, names]) => names.length > 0)) };
}

export function readVocabulary(): Vocabulary {
  const file = path.resolve('node_modules', 'schema-dts', 'dist', 'schema.d.ts');
  const vocabulary = parseVocabulary(readFileSync(file, 'utf8'));
  if (vocabulary.classes.size < 800) throw new Error('schema-dts is no longer written as it was');
  return vocabulary;
}

/** The class itself and all that it descends from. */
export function lineage(vocabulary: Vocabulary, name: string): string[] {
  const parents = vocabulary.classes.get(name)?.parents ?? [];
  return [name, ...parents.flatMap((parent) => lineage(vocabulary, parent))];
}
