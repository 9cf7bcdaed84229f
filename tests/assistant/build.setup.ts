import { test } from '@playwright/test';
import { buildWithAssistant } from '../support/assistant/build';

test('the site is built with the assistant in its pages', async () => {
  test.setTimeout(0);
  await buildWithAssistant();
});
