import { siteHost } from '../support/container/container';
import { expect, test } from '../support/container/test';
import { postLead } from '../support/e2e/raw-lead';

const Host = siteHost;
/** Of the machine that the tests run on: a panel's proxy, and somebody on the internet. */
const proxy = '127.0.0.2';
const stranger = '203.0.113.5';

test('behind a panel’s proxy each visitor is counted by the address that it saw', async ({
  start,
}) => {
  const site = await start();
  const through = (client: string) =>
    postLead(site.url, {
      from: proxy,
      headers: { Host, 'X-Forwarded-For': `192.0.2.250, ${client}` },
    });
  for (let client = 1; client <= 8; client += 1) {
    expect((await through(`198.51.100.${client}`)).status).toBe(200);
  }
  for (let sent = 1; sent < 5; sent += 1) expect((await through('198.51.100.1')).status).toBe(200);
  expect((await through('198.51.100.1')).status).toBe(429);
});

test('what somebody on the internet claims of himself counts for nothing', async ({ start }) => {
  const site = await start();
  const claiming = (client: string) =>
    postLead(site.url, { from: stranger, headers: { Host, 'X-Forwarded-For': client } });
  for (let sent = 1; sent <= 5; sent += 1) {
    expect((await claiming(`198.51.100.${sent}`)).status).toBe(200);
  }
  expect((await claiming('198.51.100.200')).status).toBe(429);
});

test('the owner says which proxies are believed, and which header of theirs', async ({ start }) => {
  const site = await start({
    env: { TRUSTED_PROXIES: `${stranger}/32`, CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP' },
  });
  const through = (from: string, client: string) =>
    postLead(site.url, { from, headers: { Host, 'CF-Connecting-IP': client } });
  for (let client = 1; client <= 7; client += 1)
    expect((await through(stranger, `198.51.100.${client}`)).status).toBe(200);
  for (let sent = 1; sent <= 5; sent += 1)
    expect((await through(proxy, `198.51.100.${100 + sent}`)).status).toBe(200);
  expect((await through(proxy, '198.51.100.150')).status).toBe(429);
});
