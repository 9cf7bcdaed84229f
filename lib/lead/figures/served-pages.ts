import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { subjectOf } from '@/lib/lead/figures/counted';
import type { Counter } from '@/lib/lead/figures/counter';
import { machinePattern } from '@/lib/lead/figures/machines.mjs';

const machine = new RegExp(machinePattern, 'i');
/** Of what a browser calls itself, in UTF-16 units. */
const agentRead = 1_000;
const origin = 'http://site.invalid';

/** Whether a page was opened by a link of the site itself: then the visit has begun before. */
function isFromWithin(referrer: string | undefined, host: string | undefined): boolean {
  return referrer !== undefined && URL.canParse(referrer) && new URL(referrer).host === host;
}

function isOpenedPage(
  { method, headers }: IncomingMessage,
  { statusCode, getHeader }: Pick<ServerResponse, 'statusCode' | 'getHeader'>,
): boolean {
  // a 304 has no type; what else is asked for again is no page, or asked for by a page
  const type = String(getHeader('content-type') ?? '');
  const page = statusCode === 200 ? type.startsWith('text/html') : statusCode === 304;
  const wanted =
    /text\/html/.test(headers.accept ?? '') || headers['sec-fetch-dest'] === 'document';
  const ahead = headers['sec-purpose'] ?? headers.purpose;
  return method === 'GET' && page && wanted && !headers.rsc && !ahead;
}

/** What a page view adds to the figures, of all that its request says: nothing that tells one visitor from another. */
function count(address: string, headers: IncomingMessage['headers'], counter: Counter): void {
  if (!URL.canParse(address, origin)) return;
  const { pathname, searchParams } = new URL(address, origin);
  const subject = subjectOf({
    page: pathname,
    source: searchParams.get('utm_source'),
    campaign: searchParams.get('utm_campaign'),
  });
  const agent = (headers['user-agent'] ?? '').slice(0, agentRead);
  const metric = agent === '' || machine.test(agent) ? 'machine' : 'visit';
  if (subject.page) counter.add({ metric, ...subject });
}

/**
 * Counts the pages that this process serves itself, as nginx does in a release (deploy/nginx/http.conf): opened from
 * outside the site, not fetched ahead. Nothing is written of a single one. Once per process.
 */
export function countServedPages(counter: () => Counter): void {
  const addresses = new WeakMap<object, string>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // Next writes its own into it later
    addresses.set(request, request.url ?? '');
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const address = addresses.get(request) ?? '';
    const opened = isOpenedPage(request, {
      statusCode: response.statusCode,
      getHeader: (name) => response.getHeader(name),
    });
    const { referer, host } = request.headers;
    if (!opened || address.startsWith('/api/') || isFromWithin(referer, host)) return;
    count(address, request.headers, counter());
  });
}
