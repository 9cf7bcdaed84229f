import { hostInSight, noteHost } from '@/lib/http/proxy-host';
import { log } from '@/lib/log';
import { processWide } from '@/lib/process-wide';

const own = 'www.rotaia.it';
const forwarded = { 'x-forwarded-for': '203.0.113.9' };
const hourMs = 3_600_000;
const monday = Date.parse('2026-11-23T08:00Z');

beforeEach(() => {
  Object.assign(processWide('proxy-host', Object), { rightAt: null, wrong: null });
});
afterEach(() => jest.restoreAllMocks());

const loggedErrors = () => jest.spyOn(log, 'error').mockImplementation(() => {});

function note(times: number, host: string, at: number, headers = forwarded) {
  for (let n = 0; n < times; n += 1) noteHost(headers, host, own, at);
}

test('a proxy that passes another host on is logged once, with what to do', () => {
  const error = loggedErrors();
  note(9, '127.0.0.1', monday);
  expect(error).not.toHaveBeenCalled();
  note(3, '127.0.0.1', monday);
  const remedy = expect.stringMatching(/proxy_set_header Host \$host.*ProxyPreserveHost On/);
  expect(error.mock.calls).toEqual([[{ host: '127.0.0.1', remedy }, 'proxy.wrong_host']]);
});

test('checks of this machine without a proxy say nothing of a proxy', () => {
  note(10, 'localhost', monday, {} as typeof forwarded);
  expect(hostInSight()).toBeNull();
});

test('a stranger who forges the host within an hour of a right request raises no alarm', () => {
  const error = loggedErrors();
  note(1, own, monday);
  note(50, 'localhost', monday + hourMs - 1);
  expect([error.mock.calls, hostInSight()]).toEqual([[], { wrong: null, at: monday }]);
});

test('a proxy that begins to pass another host on is known after an hour', () => {
  loggedErrors();
  note(1, own, monday);
  note(10, 'localhost', monday + hourMs);
  expect(hostInSight()).toEqual({ wrong: 'localhost', at: monday + hourMs });
});

test('one right request ends it', () => {
  loggedErrors();
  note(10, 'localhost', monday);
  note(1, own, monday + 1);
  expect(hostInSight()).toEqual({ wrong: null, at: monday + 1 });
});
