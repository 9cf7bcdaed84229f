import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pageChannel } from '@/lib/figures/visits';
import { noteHost } from '@/lib/http/proxy-host';
import { isSignedPath } from '@/lib/links';
import { isIndexable } from '@/lib/seo/indexable';
import { movedTo } from '@/lib/seo/redirects';
import { type Answer, type Asked, redirect, refused, tidy } from '@/lib/server/answer';
import { createApplication } from '@/lib/server/application';
import type { Respond } from '@/lib/server/ask-next';
import { fileAnswer } from '@/lib/server/file-answer';
import { createHostCheck, hostOf } from '@/lib/server/hosts';
import { outlastBody } from '@/lib/server/request-body';
import { isApplication, methodRefusal, refusalOf } from '@/lib/server/request-line';
import { privateHeaders, securityHeaders } from '@/lib/server/security-headers';
import type { SiteFiles } from '@/lib/server/site-files';

interface Served {
  siteUrl: string;
  trustedProxyHops: number;
  site: SiteFiles;
  next: Respond;
}

function read(request: IncomingMessage): Asked {
  const { url: target = '/', headers } = request;
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  return { request, target, path: decodeURIComponent(path), query, host: hostOf(headers.host) };
}

/** Pages and files from memory, `/api`, `/azione` and security.txt by Next. */
export function createHandler({ siteUrl, trustedProxyHops, site, next }: Served) {
  const { hostname, protocol } = new URL(siteUrl);
  const common = securityHeaders(protocol === 'https:');
  const indexable = isIndexable(siteUrl);
  const otherHost = createHostCheck(siteUrl);
  const askApplication = createApplication(next, trustedProxyHops);

  const pages = [...site.files].filter(([, { isPage }]) => isPage);
  const pageByLetters = new Map(pages.map(([address]) => [address.toLowerCase(), address]));

  function moved({ path, query }: Asked): Answer | null {
    if (site.files.has(path)) return null;
    const tidied = tidy(path);
    const page = pageByLetters.get(tidied.toLowerCase());
    const location = page ? encodeURI(page) + query : movedTo(tidied, query);
    return location ? redirect(location) : null;
  }

  function fromMemory({ request, path, query, host }: Asked): Promise<Answer> | null {
    const { method, headers } = request;
    const file = site.files.get(path);
    if (!file) return null;
    if (file.isPage && indexable) noteHost(headers, host, hostname);
    if (file.isPage && method === 'GET') channel(pageChannel).publish({ path, query, headers });
    return fileAnswer(file, headers);
  }

  function missing({ request, target, path }: Asked): Answer | Promise<Answer> {
    if (path.startsWith('/_next/')) return refused(404, {}, 'Not Found');
    const tidied = tidy(target);
    return tidied === target ? fileAnswer(site.notFound, request.headers, 404) : redirect(tidied);
  }

  /** What search engines may not keep, and what no other site may learn. */
  function headersFor({ path, host }: Asked, { status }: Answer): Record<string, string> {
    if (isSignedPath(path) || isSignedPath(tidy(path))) return privateHeaders;
    const mayBeKept = status === 308 || (indexable && host === hostname);
    return mayBeKept ? {} : { 'X-Robots-Tag': 'noindex' };
  }

  function send(
    response: ServerResponse,
    { status, headers, body }: Answer,
    more: OutgoingHttpHeaders = {},
  ): void {
    outlastBody(response);
    response.statusCode = status;
    for (const each of [common, headers, more])
      for (const [name, value = ''] of Object.entries(each)) response.setHeader(name, value);
    response.end(body);
  }

  return async function handle(request: IncomingMessage, response: ServerResponse) {
    // a target may be a whole address (RFC 9112, 3.2.2)
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    const refusal = refusalOf(request);
    if (refusal) return send(response, refusal);
    const asked = read(request);
    const answer = await (otherHost(asked) ??
      moved(asked) ??
      methodRefusal(request) ??
      fromMemory(asked) ??
      (isApplication(asked.path) ? askApplication(asked, response) : missing(asked)));
    if (answer) send(response, answer, headersFor(asked, answer));
  };
}
