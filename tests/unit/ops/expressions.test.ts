import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { analyse } from 'scslre';
import { isNode } from '@/scripts/content/sources';

/** What runs on the server or in the browser. */
const folders = ['app', 'components', 'content', 'lib'];
const files = ['instrumentation.ts', 'middleware.ts'];

function* expressionsIn(node: Node): Generator<{ expression: RegExp; line: number }> {
  if (node.type === 'RegExpLiteral') {
    yield {
      expression: new RegExp(node.pattern, node.flags),
      line: node.loc?.start.line ?? 0,
    };
  }
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* expressionsIn(part);
}

function sources(): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  return [...files, ...inFolders.filter((name) => /\.(?:tsx?|mjs)$/.test(name))];
}

const hasManySteps = (expression: RegExp) => analyse(expression).reports.length > 0;

test('an expression that backtracks is found', () => {
  for (const expression of [/^[^@]*[^@a][^@]*@$/, /\?.*$/, /^(?:a+)+$/]) {
    expect(hasManySteps(expression)).toBe(true);
  }
  expect(hasManySteps(/^[^@\s]+@[^@\s]+$/)).toBe(false);
});

test('no text can make an expression of the site take more steps than the text is long', () => {
  const found = sources().flatMap((file) => {
    const tree = parse(readFileSync(file, 'utf8'), {
      sourceType: 'module',
      plugins: ['typescript', 'jsx'],
    });
    return [...expressionsIn(tree.program)].map((each) => ({ ...each, file }));
  });
  expect(found.length).toBeGreaterThan(100);
  const slow = found.filter(({ expression }) => hasManySteps(expression));
  expect(slow.map(({ file, line, expression }) => `${file}:${line} ${expression}`)).toEqual([]);
});
