import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { log } from '@/lib/log';
import { fileAnswer } from '@/lib/server/file-answer';
import { siteFile } from '@/lib/server/site-files';
import { until } from '../../support/until';

const content = readFileSync('package-lock.json');
const page = () => siteFile(content, { 'Content-Type': 'text/html; charset=utf-8' }, true);
const brotli = { 'accept-encoding': 'br' };

const failure = new Error('Memory allocation failed');
let logged: jest.SpyInstance;
let compress: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(log, 'error').mockImplementation();
  compress = jest.spyOn(zlib, 'brotliCompress');
});
afterEach(() => jest.restoreAllMocks());

const failNext = () =>
  compress.mockImplementationOnce((_content, _options, done: (error: Error) => void) =>
    setImmediate(done, failure),
  );

/** Resolves when a file has been compressed as well as it can be, behind the first answer. */
async function compressedWell(file: ReturnType<typeof page>): Promise<void> {
  const { body: quick } = await fileAnswer(file, brotli);
  const size = async () => (await fileAnswer(file, brotli)).body?.length ?? 0;
  await until(async () => (await size()) < (quick?.length ?? 0), 'a smaller file');
}

test('compression: a file that cannot be compressed is sent as it is, and is tried again', async () => {
  const file = page();
  failNext();
  const answer = await fileAnswer(file, brotli);
  expect(answer).toMatchObject({ status: 200, body: content });
  expect(answer.headers).not.toHaveProperty('Content-Encoding');
  expect(logged).toHaveBeenCalledWith({ err: failure }, 'compression.failed');
  expect((await fileAnswer(file, brotli)).headers).toHaveProperty('Content-Encoding', 'br');
});

test('compression: one that fails behind an answer leaves the quick one, and the next files are done', async () => {
  const file = page();
  const sent = fileAnswer(file, brotli);
  failNext();
  const quick = await sent;
  await until(() => logged.mock.calls.length > 0, 'a failure');
  expect(logged).toHaveBeenCalledWith({ err: failure }, 'compression.failed');
  expect(await fileAnswer(file, brotli)).toEqual(quick);
  await compressedWell(page());
});

test('recording: a player gets the piece that it asks for, and what it cannot ask for is said', async () => {
  const file = siteFile(Buffer.from('0123456789'), { 'Content-Type': 'audio/mpeg' });
  const answer = (range: string, more = {}) => fileAnswer(file, { range, ...more });
  for (const [range, body, shown] of [
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ] as const) {
    const { status, headers, body: sent } = await answer(range);
    expect([range, status, String(sent)]).toEqual([range, 206, body]);
    expect(headers).toMatchObject({
      'Content-Range': shown,
      'Content-Length': String(body.length),
    });
  }
  expect(await answer('bytes=10-')).toMatchObject({
    status: 416,
    headers: { 'Content-Range': 'bytes */10' },
  });
  for (const whole of ['bytes=3-2', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2', ''])
    expect([whole, (await answer(whole)).status]).toEqual([whole, 200]);
  expect(await answer('bytes=0-1', { 'if-range': 'W/"old"' })).toMatchObject({ status: 200 });
  expect((await answer('')).headers).toHaveProperty('Accept-Ranges', 'bytes');
  // pages are compressed, and always whole
  expect(await fileAnswer(page(), { range: 'bytes=0-1' })).toMatchObject({ status: 200 });
});
