import { usualLimits } from '@/lib/server/connection-limits';
import { postLead } from '../../support/e2e/raw-lead';
import { slowClients } from '../../support/e2e/slow-clients';
import { expect, test } from '../../support/e2e/test';

test('one address that sends bodies a byte at a time has so many under way, and another one’s request is taken', async ({
  site,
}) => {
  const { connections, requests } = usualLimits;
  const slow = await slowClients(site.url, {
    count: connections + 20,
    from: '127.0.0.9',
    words: 'POST /api/send-contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\na',
  });
  // of the connections that it may hold, some wait; the others are told to come later
  const answers = await slow.turnedAway(connections + 20 - requests);
  for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 503 |$)/);
  expect((await postLead(site.url, { from: '127.0.0.10' })).status).toBe(200);
  slow.leave();
});
