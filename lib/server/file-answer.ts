import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '@/lib/server/answer';
import type { SiteFile } from '@/lib/server/site-files';

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

/** 200 with the file in the best coding that is accepted, 304 to who has it; 404 with the page that stands for another. */
export async function fileAnswer(
  file: SiteFile,
  asked: IncomingHttpHeaders,
  status: 200 | 404 = 200,
): Promise<Answer> {
  const { body, headers } = await encodedFor(file, String(asked['accept-encoding'] ?? ''));
  if (status === 404 || !isFresh(asked['if-none-match'], headers.ETag))
    return { status, headers, body };
  const { 'Content-Length': _, ...rest } = headers;
  return { status: 304, headers: rest };
}
