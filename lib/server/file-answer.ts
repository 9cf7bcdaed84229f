import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '@/lib/server/answer';
import type { Encoded, SiteFile } from '@/lib/server/site-files';

/** Characters of the headers that are taken apart for each page; longer ones are no browser's, and count as none. */
const longest = { acceptEncoding: 200, ifNoneMatch: 1_000 };

/** RFC 9110, 12.4.2: named, and not with q=0. */
function acceptedCodings(header: string): string[] {
  if (header.length > longest.acceptEncoding) return [];
  return header
    .toLowerCase()
    .split(',')
    .flatMap((each) => {
      const [name = '', quality = 'q=1'] = each.split(';', 2).map((part) => part.trim());
      return Number(quality.replace('q=', '')) > 0 ? [name] : [];
    });
}

function encodedFor({ codings, encoded }: SiteFile, header: string) {
  const accepted = acceptedCodings(header);
  return encoded(codings.find((coding) => accepted.includes(coding)) ?? 'identity');
}

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

/** RFC 9110, 13.1.2: weak and strong tags compare alike. */
const isFresh = (tags = '', tag = '') =>
  tags.length <= longest.ifNoneMatch &&
  (tags.trim() === '*' || tags.split(',').some((each) => opaqueTag(each) === opaqueTag(tag)));

/** RFC 9110, 14.2: one range of bytes, as players ask for; any other is answered with the whole. */
function inRange({ body, headers }: Encoded, range: string): Answer | null {
  const [, first = '', last = ''] = /^bytes=(?=.*\d)(\d{0,9})-(\d{0,9})$/.exec(range) ?? [];
  if (!headers['Accept-Ranges'] || first + last === '') return null;
  const from = first ? Number(first) : Math.max(0, body.length - Number(last));
  const end = first && last ? Math.min(Number(last) + 1, body.length) : body.length;
  if (from >= body.length)
    return { status: 416, headers: { 'Content-Range': `bytes */${body.length}` } };
  if (from >= end) return null;
  const part = body.subarray(from, end);
  const shown = {
    'Content-Range': `bytes ${from}-${end - 1}/${body.length}`,
    'Content-Length': String(part.length),
  };
  return { status: 206, headers: { ...headers, ...shown }, body: part };
}

/** 200 with the file in the best coding that is accepted, 304 to who has it, 206 with a part of a recording; 404 with the page that stands for another. */
export async function fileAnswer(
  file: SiteFile,
  asked: IncomingHttpHeaders,
  status: 200 | 404 = 200,
): Promise<Answer> {
  const sent = await encodedFor(file, String(asked['accept-encoding'] ?? ''));
  const { body, headers } = sent;
  if (status === 404 || !isFresh(asked['if-none-match'], headers.ETag)) {
    // tags are weak, so none can say that a part belongs to what is there already (RFC 9110, 13.1.5)
    const part = asked['if-range'] ? null : inRange(sent, asked.range ?? '');
    return part ?? { status, headers, body };
  }
  const { 'Content-Length': _, ...rest } = headers;
  return { status: 304, headers: rest };
}
