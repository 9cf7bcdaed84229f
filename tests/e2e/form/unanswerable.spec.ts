import { test } from '../../support/e2e/test';
import { expectAnswered, unanswerable } from '../../support/e2e/unanswerable';

for (const request of unanswerable) {
  const { method, target, status } = request;
  test(`${method} ${target} is answered with ${status}, and no failure is logged`, async ({
    site,
  }) => {
    await expectAnswered(site.url, request, site.output);
  });
}
