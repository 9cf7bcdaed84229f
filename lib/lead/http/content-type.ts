import { MIMEType } from 'node:util';
import type { PayloadFormat, Refusal } from '@/lib/lead/protocol';

const formats: Record<string, PayloadFormat> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

function parseContentType(header: string): MIMEType | null {
  try {
    return new MIMEType(header);
  } catch {
    return null;
  }
}

/**
 * What can be told before the body is read: the payload's format, or a refusal (`unsupported_type`) for every other
 * media type and for every charset but UTF-8.
 */
export function checkContentType(
  request: Request,
): { refused?: undefined; format: PayloadFormat } | Refusal {
  const contentType = parseContentType(request.headers.get('content-type') ?? '');
  const format = contentType ? formats[contentType.essence] : undefined;
  const charset = contentType?.params.get('charset') ?? 'utf-8';
  if (!format || !/^utf-?8$/i.test(charset)) return { refused: 'unsupported_type' };
  return { format };
}
