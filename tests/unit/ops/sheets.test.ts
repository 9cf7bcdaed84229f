import { reaches } from '../../support/reaches';

/** Files that still name something of another part, and how often. The list may only become shorter. */
const exceptions: Record<string, number> = {
  'components/poster/avatar-poster.css': 116,
  'components/poster/avatar-poster.tsx': 2,
  'components/poster/call-poster.css': 107,
  'components/poster/call-poster.tsx': 14,
  'components/poster/chat-poster.css': 29,
  'components/poster/chat-poster.tsx': 6,
  'components/poster/content-poster.css': 24,
  'components/poster/content-poster.tsx': 1,
  'components/poster/documents-poster.css': 65,
  'components/poster/lead-poster.css': 58,
  'components/poster/lead-poster.tsx': 3,
  'components/poster/mail-poster.css': 19,
  'components/poster/mail-poster.tsx': 1,
  'components/poster/play-controls.tsx': 1,
  'components/poster/poster.css': 108,
  'components/poster/poster.tsx': 1,
  'components/sections/services.tsx': 2,
  'components/shelf/product.tsx': 5,
  'components/shelf/shelf-row.tsx': 5,
  'components/shelf/shelf.css': 9,
  'styles/forced-colors.css': 3,
  'styles/print.css': 6,
  'styles/transition.css': 5,
};

test('sheets: each styles the block that it is named for, and names no other part', () => {
  const found = reaches();
  const counts: Record<string, number> = {};
  for (const { file } of found) counts[file] = (counts[file] ?? 0) + 1;
  const grown = found.filter(({ file }) => (counts[file] ?? 0) > (exceptions[file] ?? 0));
  expect(grown.map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([]);
  expect(counts).toEqual(exceptions);
});
