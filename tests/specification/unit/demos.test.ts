// Pins the specification of the original site; an owner may delete this folder.
import { demos } from '@/content/demos';

test('the simulations have the scenes that they were made with', () => {
  const scenes = Object.entries(demos).flatMap(([id, script]) =>
    'scenes' in script ? [[id, script.scenes.length]] : [],
  );
  expect(Object.fromEntries(scenes)).toMatchObject({ chatbot: 4, voicebot: 3, email: 9 });
});

test('the voicebot’s call to a lead says that it was asked for', () => {
  const outbound = demos.voicebot.scenes.filter(({ when }) => when.chiamata === 'lead');
  expect(outbound).toHaveLength(1);
  for (const { turns } of outbound) expect(turns[0].text).toMatch(/chiesto di essere richiamato/);
});
