import { MIMEType } from 'node:util';

export type PayloadFormat = 'json' | 'form';

const formats: Record<string, PayloadFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** Bytes: 5,000 characters of three bytes each take 45,000 in a form. */
const maxBodyBytes = 64 * 1024;

/** Null for other media types, and for charsets other than UTF-8. */
export function formatOf(request: Request): PayloadFormat | null {
  try {
    const type = new MIMEType(request.headers.get('content-type') ?? '');
    const isUtf8 = /^utf-?8$/i.test(type.params.get('charset') ?? 'utf-8');
    return (isUtf8 && formats[type.essence]) || null;
  } catch {
    return null;
  }
}

/** The body, counted while it arrives; `unreadable_body` when broken off or not UTF-8. */
export async function readBody(
  request: Request,
): Promise<
  { refused?: undefined; text: string } | { refused: 'body_too_large' | 'unreadable_body' }
> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body?.getReader();
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      size += chunk.value.byteLength;
      if (size > maxBodyBytes) {
        // not awaited: a source may never settle its cancellation
        reader?.cancel().catch(() => {});
        return { refused: 'body_too_large' };
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    reader?.cancel().catch(() => {});
    return { refused: 'unreadable_body' };
  }
}
