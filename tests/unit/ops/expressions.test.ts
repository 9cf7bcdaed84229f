import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';

/** What runs on the server or in the browser. */
const folders = ['app', 'components', 'content', 'lib'];
const files = ['instrumentation.ts', 'middleware.ts'];

/** An expression as it is written, after what one can follow. */
const literal =
  /(?<=(?:[=(,:?&|![{;]|=>|return|^)\s*)\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;

function sources(): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  return [...files, ...inFolders.filter((name) => /\.(?:tsx?|mjs)$/.test(name))];
}

const hasManySteps = (expression: RegExp) => analyse(expression).reports.length > 0;

test('no text can make an expression of the site take more steps than the text is long', () => {
  const found = sources().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(literal)].map(({ 1: pattern = '', 2: flags, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return { file, line, expression: new RegExp(pattern, flags) };
    });
  });
  expect(found.length).toBeGreaterThan(100);
  const slow = found.filter(({ expression }) => hasManySteps(expression));
  expect(slow.map(({ file, line, expression }) => `${file}:${line} ${expression}`)).toEqual([]);
});
