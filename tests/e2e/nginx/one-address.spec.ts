import { expect, test } from '../../support/e2e/packaged-site';
import { postLead } from '../../support/e2e/raw-lead';
import { slowClients } from '../../support/e2e/slow-clients';

/** As deploy/nginx/site.conf has it. */
const underWay = 128;

test('one address that sends bodies a byte at a time has so many under way at nginx, and another one’s request is taken', async ({
  site,
}) => {
  const slow = await slowClients(site.url, {
    count: underWay + 20,
    from: '127.0.0.9',
    words: 'POST /azione/niente HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\na',
  });
  for (const answer of await slow.turnedAway(20)) expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect((await postLead(site.url, { from: '127.0.0.10' })).status).toBe(200);
  slow.leave();
  expect(site.output()).not.toMatch(/127\.0\.0\.9|limiting/);
});
