/** Who wants to hear what plays hears it line by line, in voices of the browser's own. */
import { voicebotDemo } from '@/content/demos/voicebot';
import { demoWords } from '@/content/demos/words';
import { solutions } from '@/content/solutions';
import { solutionPath } from '@/lib/links';
import { withMotion } from '../../support/e2e/browser';
import { playOut, stageOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

const voicebot = solutions.find(({ drawing }) => drawing === 'voicebot');
const path = voicebot ? solutionPath(voicebot.slug) : '';
test.use(withMotion);
test.skip(!voicebot, 'no page opens with a call');
const { turns } = voicebotDemo.scenes[0];

/** A browser whose voices end a line soon after it begins, and write down what they said. */
function withVoices(langs: string[]) {
  const said: string[] = [];
  Object.defineProperty(window, 'said', { value: said });
  const voices = langs.map((lang) => ({ lang, name: lang }));
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: function Utterance(this: { text: string }, text: string) {
      this.text = text;
    },
  });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => voices,
      cancel: () => {},
      speak: (utterance: { text: string; onend?: () => void }) => {
        said.push(utterance.text);
        setTimeout(() => utterance.onend?.(), 100);
      },
    },
  });
}

test('voices sound where they are asked for, line by line to the end', async ({ page }) => {
  await page.addInitScript(withVoices, ['it-IT', 'en-GB']);
  await page.clock.install();
  await page.goto(path);
  const stage = stageOn(page);
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await stage.toggle.click();
  await page.clock.runFor(8000);
  expect(await said()).toEqual([]);
  await stage.root.getByRole('button', { name: demoWords.speech.on }).click();
  await playOut(page, stage);
  expect(await said()).toEqual(turns.map(({ text }) => text));
});

test('where no Italian voice is to be had it says so, and what is said can be read', async ({
  page,
}) => {
  await page.addInitScript(withVoices, ['en-GB']);
  await page.clock.install();
  await page.goto(path);
  const stage = stageOn(page);
  await stage.toggle.click();
  await stage.root.getByRole('button', { name: demoWords.speech.on }).click();
  await expect(stage.root.getByText(demoWords.speech.missing)).toBeVisible();
  await playOut(page, stage);
});
