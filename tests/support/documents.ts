import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react';
import { generatedFolders } from '@/scripts/lib/generated.mjs';

/** What documents may refer to. */
export interface Project {
  /** Every file and folder, from the project's root, with slashes; a folder without one at its end. */
  paths: ReadonlySet<string>;
  /** The scripts of package.json. */
  scripts: ReadonlySet<string>;
}

type Node = MarkdownToJSX.ASTNode;

/** Made by commands, and not there on a fresh clone. */
const generated = new RegExp(
  `^(${generatedFolders.map((name) => name.replaceAll('.', '\\.')).join('|')})(/|$)`,
);
/** An owner may delete it, and the documents that name it stay true. */
const specification = 'tests/specification';
const sourceFile = /\.(tsx?|mjs|mts|css|md|jsonc?)$/;
/** Words with a slash in them, and the signs that stand for what varies: `content/demos/*.ts`. */
const slashed = /[\w.@*[\]-]+(?:\/[\w.@*[\]-]+)+/g;
const scriptOf = /\bnpm (?:run\s+([\w:-]+)|(test|start)\b)/g;

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return 'type' in value ? [value as Node, ...inside] : inside;
}

const parse = (markdown: string) => nodesOf(parser(markdown, { forceBlock: true }));

/** Tells a path from an address, a package or a media type: it begins or ends as one of the project's does. */
function looksLikePath(word: string, { paths }: Project): boolean {
  if (generated.test(word)) return false;
  if (word.startsWith(specification) && !paths.has(specification)) return false;
  return paths.has(word.split('/')[0] ?? '') || sourceFile.test(word);
}

function isThere(word: string, { paths }: Project): boolean {
  if (!word.includes('*')) return paths.has(word);
  const pattern = word.split('*').map((text) => text.replace(/[.[\]]/g, '\\$&'));
  const matches = new RegExp(`^${pattern.join('[^/]*')}$`);
  return [...paths].some((known) => matches.test(known));
}

function deadPaths(code: string, project: Project): string[] {
  const text = code
    .replace(/[\w+]+:\/\/\S+/g, ' ')
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[\w-]+>/g, '*');
  return [...text.matchAll(slashed)]
    .filter(({ index }) => !/[/~$]/.test(text[index - 1] ?? ''))
    .map(([word]) => word.replace(/\.+$/, ''))
    .filter((word) => looksLikePath(word, project) && !isThere(word, project));
}

function isDeadLink(target: string, document: string, anchors: Set<string>, project: Project) {
  if (/^[a-z]+:/i.test(target)) return false;
  const [file = '', anchor] = target.split('#');
  if (file === '') return anchor !== undefined && !anchors.has(anchor);
  const full = path.posix.join(path.posix.dirname(document), file).replace(/\/$/, '');
  return !project.paths.has(full);
}

/**
 * What a document names and the project does not have: paths in code and diagrams, scripts of npm, files and
 * headings that links lead to. In the document's own words.
 *
 * @param document its path from the project's root, from where its links lead
 */
export function deadReferences(document: string, markdown: string, project: Project): string[] {
  const nodes = parse(markdown);
  const anchors = new Set(nodes.flatMap((node) => (node.type === RuleType.heading ? node.id : [])));
  const dead = nodes.flatMap((node) => {
    if (node.type === RuleType.codeInline || node.type === RuleType.codeBlock)
      return deadPaths(node.text, project);
    if (node.type !== RuleType.link || node.target === null) return [];
    return isDeadLink(node.target, document, anchors, project) ? [node.target] : [];
  });
  const scripts = [...markdown.matchAll(scriptOf)].filter(
    ([, script, short]) => !project.scripts.has(script ?? short ?? ''),
  );
  return [...dead, ...scripts.map(([command]) => command)];
}

/** Every path below a folder but what commands make there and what git keeps to itself. */
export function pathsBelow(root: string): Set<string> {
  const paths = new Set<string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const inside = path.posix.join(folder, entry.name);
      if (generated.test(inside) || entry.name === '.git') continue;
      paths.add(inside);
      if (entry.isDirectory()) walk(inside);
    }
  };
  walk('');
  return paths;
}
