import { requestPage as words } from '@/content/booking';
import { postLead } from '../support/e2e/raw-request';
import { click, shown } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test.use({ scripts: false });

test('a half hour is chosen, moved and called off', async ({ visitor, serve }) => {
  const site = await serve({ env: { BOOKING: 'on', WORKING_HOURS: 'lun-ven 9-18' } });
  const { body } = await postLead(site.url);
  await visitor.goto(site.url + JSON.parse(String(body)).requestPath);
  const title = () => visitor.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  for (const button of [words.form.submit, words.form.change]) {
    const before = await title();
    const time = await visitor.evaluate(() => {
      const free = document.querySelectorAll<HTMLInputElement>('[type="radio"]:not(:checked)');
      return free[free.length - 1]?.labels?.[0]?.textContent?.trim() ?? '';
    });
    await click(visitor, { kind: 'field', name: time });
    await click(visitor, { kind: 'button', name: button });
    const moved = async () => (await title()).replace(before, '');
    await expect.poll(moved).toContain(`alle ${time}`);
  }
  await click(visitor, { kind: 'button', name: words.cancel.button });
  await shown(visitor, { kind: 'heading', name: words.choose.cancelled.title });
});
