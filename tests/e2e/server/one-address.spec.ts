import { usualLimits } from '@/lib/server/connection-limits';
import { postLead } from '../../support/e2e/raw-lead';
import { slowClients } from '../../support/e2e/slow-clients';
import { expect, test } from '../../support/e2e/test';

test('one address that opens connections without end holds so many and no more, and another’s request is taken', async ({
  site,
}) => {
  const count = usualLimits.connections + 20;
  const words = 'POST /api/send-contact HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\na';
  const slow = await slowClients(site.url, { count, from: '127.0.0.9', words });
  // each of them is answered, cut off, or waits: what waits is as much as one address may hold
  await slow.ended(20);
  expect((await postLead(site.url, { from: '127.0.0.10' })).status).toBe(200);
  slow.leave();
});
