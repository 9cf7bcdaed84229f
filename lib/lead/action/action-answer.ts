import type { actionPages } from '@/content/action-pages';
import { actionPolicy, problemPage } from '@/lib/lead/action/page';

/** HTTP status of each page that says why there is nothing to do (RFC 9110). */
const problemStatus: Record<keyof typeof actionPages.problem, number> = {
  forged: 403,
  expired: 410,
  gone: 404,
  unavailable: 503,
  unreadable: 400,
};

/** Nothing of these pages is kept, found or passed on; the server's other headers are in `next.config.ts`. */
const headers = { 'cache-control': 'no-store' };

/** A page behind a link of a mail. */
export function actionAnswer(page: string, status = 200): Response {
  return new Response(page, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': actionPolicy,
    },
  });
}

/** The page that says why there is nothing to do. */
export function problemAnswer(problem: keyof typeof actionPages.problem): Response {
  return actionAnswer(problemPage(problem), problemStatus[problem]);
}

/** Back to the page, by GET. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...headers, location: path } });
}
