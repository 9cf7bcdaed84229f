import { MIMEType } from 'node:util';

export type PayloadFormat = 'json' | 'form';

const formats: Record<string, PayloadFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** By the Content-Type header; null for other media types, and for charsets other than UTF-8. */
export function formatOf(contentType: string | null | undefined): PayloadFormat | null {
  try {
    const type = new MIMEType(contentType ?? '');
    const isUtf8 = /^utf-?8$/i.test(type.params.get('charset') ?? 'utf-8');
    return (isUtf8 && formats[type.essence]) || null;
  } catch {
    return null;
  }
}

/** The body as text; null when it is broken off or not UTF-8. The server limits its size (lib/server/request-body.ts). */
export async function readBody(request: Request): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  } catch {
    return null;
  }
}
