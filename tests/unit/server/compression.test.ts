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
