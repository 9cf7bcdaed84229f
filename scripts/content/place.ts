import path from 'node:path';
import type { Expression, Node } from '@babel/types';
import { initialOf, type Source } from './sources';

/** Where a value stands: its module, what that exports, and the way from there to the value. */
export interface Way {
  file: string;
  name: string;
  fields: readonly (string | number)[];
}

interface Found {
  source: Source;
  node: Node;
}

/** The value without what stands around it: `as const`, `satisfies …`. */
function bare(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node;
}

function moduleNamed(sources: readonly Source[], from: string, named: string): Source | undefined {
  const target = named.startsWith('@/')
    ? named.slice(2)
    : path.posix.join(path.posix.dirname(from), named);
  return sources.find(({ file }) => file === `${target}.ts` || file === `${target}/index.ts`);
}

/** What a name stands for, in the module or in the one that it is imported from. */
function resolve(sources: readonly Source[], source: Source, name: string): Found | undefined {
  const own: Expression | undefined = initialOf(source, name);
  if (own) return { source, node: own };
  for (const statement of source.tree.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const imported = statement.specifiers.find(({ local }) => local.name === name);
    if (!imported) continue;
    const from = moduleNamed(sources, source.file, statement.source.value);
    return from && resolve(sources, from, name);
  }
  return undefined;
}

function step(node: Node, field: string | number): Node | undefined {
  if (node.type === 'ArrayExpression' && typeof field === 'number')
    return node.elements[field] ?? undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const { key } = property;
    if (
      (key.type === 'Identifier' && key.name === field) ||
      (key.type === 'StringLiteral' && key.value === field)
    )
      return property.shorthand ? key : property.value;
  }
  return undefined;
}

/** File and line of a value, or of the nearest thing around it that is written out. */
export function placeOf(sources: readonly Source[], way: Way): { file: string; line?: number } {
  const source = sources.find(({ file }) => file === way.file);
  let found = source && resolve(sources, source, way.name);
  if (!found) return { file: way.file };
  for (const field of way.fields) {
    const inside = step(bare(found.node), field);
    if (!inside) break;
    const named: Found | undefined =
      inside.type === 'Identifier' ? resolve(sources, found.source, inside.name) : undefined;
    found = named ?? { source: found.source, node: inside };
  }
  const line = found.node.loc?.start.line;
  return { file: found.source.file, ...(line !== undefined && { line }) };
}
