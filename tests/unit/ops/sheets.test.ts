import { reaches } from '../../support/reaches';

test('sheets: each styles the block that it is named for, and names no other part', () => {
  const found = reaches().map(({ file, line, what }) => `${file}:${line}: ${what}`);
  expect(found).toEqual([]);
});
