// The content modules as they are written: where each text stands, for checks that name file and line.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParseError, type ParserOptions, parse } from '@babel/parser';
import type { Expression, File, Node } from '@babel/types';

export interface Source {
  /** From the project's root: 'content/home.ts'. */
  file: string;
  text: string;
  tree: File;
}

/** A file that is no TypeScript; `pos` is where reading ended, in characters, `line` the same from 1. */
export interface Unreadable {
  file: string;
  text: string;
  code: string;
  message: string;
  pos: number;
  line: number;
}

const options: ParserOptions = { sourceType: 'module', plugins: ['typescript'] };

type Broken = SyntaxError & ParseError & { pos: number; loc: { line: number } };

/** A module's text under its name; nothing is read from the disk. */
export function readModule(file: string, text: string): Source | Unreadable {
  try {
    return { file, text, tree: parse(text, options) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { reasonCode, message, pos, loc } = error as Broken;
    return { file, text, code: reasonCode, message, pos, line: loc.line };
  }
}

/** Every module of `content/` under this root, readable or not, in the order of their names. */
export async function readContent(root: string): Promise<(Source | Unreadable)[]> {
  const folder = path.join(root, 'content');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const files = names.map((name) => path.posix.join('content', ...name.split(path.sep))).sort();
  return Promise.all(
    files.map(async (file) => readModule(file, await readFile(path.join(root, file), 'utf8'))),
  );
}

export const isReadable = (source: Source | Unreadable): source is Source => 'tree' in source;

/** A piece of text in a module: a string, or a stretch of a template between two quoted values. */
export interface Piece {
  text: string;
  line: number;
  /** The field that it is the value of, and the ones around that, outermost first. */
  fields: readonly string[];
  /** Whether it belongs to a value that the module keeps to itself. */
  own: boolean;
}

/** Whether a part of the tree is a node itself, and no value or comment of one. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

const nameOf = (key: Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';

function* piecesOf(node: Node, fields: readonly string[]): Generator<Omit<Piece, 'own'>> {
  const line = node.loc?.start.line ?? 1;
  if (node.type === 'StringLiteral') yield { text: node.value, line, fields };
  if (node.type === 'TemplateElement')
    yield { text: node.value.cooked ?? node.value.raw, line, fields };
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
    // `as const` and `satisfies` stand around a value; types have no texts
    if ('expression' in node && isNode(node.expression)) yield* piecesOf(node.expression, fields);
    return;
  }
  if (node.type === 'ObjectProperty') {
    yield* piecesOf(node.value, [...fields, nameOf(node.key)]);
    return;
  }
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* piecesOf(part, fields);
}

/** Every text of a module, in the order in which they stand. */
export const textsOf = ({ tree }: Source): Piece[] =>
  tree.program.body.flatMap((statement) =>
    [...piecesOf(statement, [])].map((piece) => ({
      ...piece,
      own: !statement.type.startsWith('Export'),
    })),
  );

/** What a name stands for in a module: an exported value, or one of its own. */
export function initialOf({ tree }: Source, name: string): Expression | undefined {
  for (const statement of tree.program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    const [found] = declared.declarations.filter(
      ({ id }) => id.type === 'Identifier' && id.name === name,
    );
    if (found?.init) return found.init;
  }
  return undefined;
}
