import type { ReactElement } from 'react';
import type { actionPages } from '@/content/action-pages';
import { renderDocument } from '@/lib/lead/mails/render';
import { pageHeaders } from '@/lib/lead/pages/page';

export type Problem = keyof typeof actionPages.problem;

/** HTTP status of each page that says so (RFC 9110). */
export const problemStatus: Record<Problem, number> = {
  forged: 403,
  expired: 410,
  gone: 404,
  unavailable: 503,
  unreadable: 400,
};

/** Nothing of these pages is stored, found or passed on; the server's other headers are in `lib/server/`. */
const headers = { 'cache-control': 'no-store' };

export async function actionAnswer(page: ReactElement, status = 200): Promise<Response> {
  return new Response(await renderDocument(page), {
    status,
    headers: { ...headers, ...pageHeaders },
  });
}

export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...headers, location: path } });
}
