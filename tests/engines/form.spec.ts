import {
  fieldNamed,
  fillIn,
  formPath,
  send,
  someLead,
  submit,
  typedIn,
} from '../support/engines/form';
import { click, focusedAt, hydrate, hydrated, shown, windowOf } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

// how far down the window the button stands when it is pressed; the summary opens above it, in sight or not
for (const place of [0.25, 0.9]) {
  test(`what is wrong is told in sight, from ${place} of the window on`, async ({
    visitor,
    network,
  }) => {
    await visitor.resize(1280, 700);
    await visitor.goto(network.url + formPath);
    await hydrate(visitor);
    const { height, headerBottom } = await windowOf(visitor);
    const button = await shown(visitor, submit);
    const by = button.top - place * height;
    await visitor.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
    await send(visitor);
    const summary = await focusedAt(visitor, '.error-summary');
    expect(summary.top).toBeGreaterThanOrEqual(headerBottom);
    expect(summary.bottom).toBeLessThanOrEqual(height);
    await click(visitor, { kind: 'link', name: '', within: '.error-stops > :last-child' });
    const field = await focusedAt(visitor, 'textarea');
    expect(field.top).toBeGreaterThanOrEqual(headerBottom);
    expect(field.bottom).toBeLessThanOrEqual(height);
  });
}

test('what was typed is still there after the page is loaded anew', async ({ visitor, network }, {
  project,
}) => {
  test.skip(project.name === 'webkit', 'WebKit itself gives nothing back to a page loaded anew');
  const lead = someLead();
  await visitor.goto(network.url + formPath);
  await fillIn(visitor, lead);
  await hydrated(visitor);
  const typed = await typedIn(visitor);
  await visitor.reload();
  await click(visitor, fieldNamed('obiettivi'));
  await hydrated(visitor);
  expect(await typedIn(visitor)).toEqual(typed);
});
