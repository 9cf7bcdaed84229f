import { voicebotDemo } from '@/content/demos/voicebot';
import { demoWords } from '@/content/demos/words';
import { withMotion } from '../../support/e2e/browser';
import { openDemo, playOut } from '../../support/e2e/demo';
import { demoPath } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

const path = demoPath('voicebot') ?? '';
test.use(withMotion);
test.skip(path === '', 'no page shows this simulation');
const { turns } = voicebotDemo.scenes[0];

/** A browser whose voices end a line as soon as it begins, and write down what they said. */
function withVoices(langs: string[]) {
  const said: string[] = [];
  Object.defineProperty(window, 'said', { value: said });
  const voices = langs.map((lang) => ({ lang, name: lang }));
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: function Utterance(this: { text: string; voice: unknown }, text: string) {
      this.text = text;
    },
  });
  Object.defineProperty(window, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {},
      speak: (utterance: { text: string; onend?: () => void }) => {
        said.push(utterance.text);
        setTimeout(() => utterance.onend?.(), 100);
      },
    }),
  });
}

test('voices sound on the visitor’s click alone, line by line to the end', async ({ page }) => {
  await page.addInitScript(withVoices, ['it-IT', 'en-GB']);
  const demo = await openDemo(page, path, 'voicebot');
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await demo.main.click();
  await playOut(page, demo);
  expect(await said()).toEqual([]);
  await demo.root.getByRole('button', { name: demoWords.speech.on }).click();
  await playOut(page, demo);
  await page.clock.runFor(500);
  expect(await said()).toEqual(turns.map(({ text }) => text));
});

test('where no Italian voice is to be had it says so, and the captions go on', async ({ page }) => {
  await page.addInitScript(withVoices, ['en-GB']);
  const demo = await openDemo(page, path, 'voicebot');
  await demo.root.getByRole('button', { name: demoWords.speech.on }).click();
  await expect(demo.root.getByText(demoWords.speech.missing)).toBeVisible();
  await demo.main.click();
  await playOut(page, demo);
  await expect(demo.root.getByText(turns[0].text).first()).toBeVisible();
});
