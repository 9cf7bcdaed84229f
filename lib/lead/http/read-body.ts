import type { Refusal } from '@/lib/lead/protocol';

/** Largest accepted body, in bytes: 5,000 characters of three bytes each take 45,000 in a form, which spells each byte. */
const maxBodyBytes = 64 * 1024;

/**
 * The request's body as text. It is counted while it arrives, because a declared length can lie, and given up as soon as
 * it is over the limit (`body_too_large`). A connection that breaks off or bytes that are not UTF-8: `unreadable_body`.
 */
export async function readBody(
  request: Request,
): Promise<{ refused?: undefined; text: string } | Refusal> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body?.getReader();
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      size += chunk.value.byteLength;
      if (size > maxBodyBytes) {
        // not awaited: a source that never settles its cancellation must not hold the answer back
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
