import { withRoute } from '@/lib/browser/route-note';

test('goals that leave no room for the route are sent without it, and never refused for it', () => {
  const most = 100;
  const note = { line: 2, service: 'Voicebot', request: 'Costa $& o {service}?' };
  expect(withRoute('Rispondere la sera', note, most)).toContain(note.request);
  const longest = 'a'.repeat(most);
  expect(withRoute(longest, note, most)).toBe(longest);
});
