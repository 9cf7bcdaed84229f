/** Rules of the copy that a machine can hold; CONTRIBUTING.md says them to people. */
import { copy } from '../../support/copy';

test.each([
  ['a number and its unit do not part', /\d (?:€|kg\b|cm\b|m\b|h\b)|\d{2,} × \d{2,}/],
  ['hours are not glued to their number', /\b\d+h\b/],
  ['no promise that a machine never errs', /non (?:le |lo |la )?inventa\b/i],
  ['a machine does not pass for a person', /non sembra automatic/i],
])('%s', (_rule, forbidden) => {
  expect(copy.filter((text) => forbidden.test(text))).toEqual([]);
});
