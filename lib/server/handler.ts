import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getDomain } from 'tldts';
import { serverAnswers } from '@/content/server-answers';
import { pageChannel } from '@/lib/figures/visits';
import { answerClient, type Client, isDirect, networkBehind } from '@/lib/http/client-address';
import { noteHost } from '@/lib/http/proxy-host';
import { createWindows } from '@/lib/http/rate-windows';
import { dataPolicy } from '@/lib/lead/intake/answer';
import { linkCheck } from '@/lib/lead/mails/signed-link';
import { actionPath, isSignedPath } from '@/lib/links';
import { log } from '@/lib/log';
import { isLoopback } from '@/lib/private-network';
import { isIndexable } from '@/lib/seo/indexable';
import { movedTo } from '@/lib/seo/redirects';
import { createTally, usualLimits } from '@/lib/server/connection-limits';
import {
  forgedAnswer,
  type OwnAnswer,
  tooLargeAnswer,
  unavailableAnswer,
} from '@/lib/server/own-answers';
import { outlastBody, wholeRequest } from '@/lib/server/request-body';
import {
  healthPath,
  isApplication,
  methodRefusal,
  type Refusal,
  refusalOf,
} from '@/lib/server/request-line';
import { privateHeaders, securityHeaders } from '@/lib/server/security-headers';
import type { SiteFile, SiteFiles } from '@/lib/server/site-files';

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Served {
  siteUrl: string;
  trustedProxyHops: number;
  site: SiteFiles;
  next: Respond;
}

/** With www. or without it; none for subdomains and IP addresses. */
function twinOf(host: string): string | undefined {
  const domain = getDomain(host);
  if (host === domain) return `www.${domain}`;
  return domain && host === `www.${domain}` ? domain : undefined;
}

/** Caddy asks here before it gets a certificate for a name (deploy/Caddyfile). */
const certificatePath = '/certificate-for';

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

const hostOf = (header = '') => {
  const address = `http://${header}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
};

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: string;
  host: string;
}

const tidy = (url: string) =>
  url.replace(/^[^?]*/, (path) => `/${path.split('/').filter(Boolean).join('/')}`);

/** Pages and files from memory, `/api`, `/azione` and security.txt by Next, other host names 421 (RFC 9110, 15.5.20). */
export function createHandler({ siteUrl, trustedProxyHops, site, next }: Served) {
  const { host: ownHost, hostname, protocol } = new URL(siteUrl);
  const twin = twinOf(hostname);
  const common = securityHeaders(protocol === 'https:');
  const underWay = createTally<string>(usualLimits.requests, usualLimits.requestsOfAll);
  const asked = createWindows({ points: usualLimits.requestsASecond, seconds: 1 });
  const refused = { ...common, ...dataPolicy, 'Cache-Control': 'no-store' };

  const indexable = isIndexable(siteUrl);
  const robotsFor = (host: string): Record<string, string> =>
    host === hostname && indexable ? {} : { 'X-Robots-Tag': 'noindex' };

  function refuse(response: ServerResponse, { status, headers }: Refusal, text?: string): void {
    outlastBody(response);
    const type = text && { 'Content-Type': 'text/plain; charset=utf-8' };
    response.writeHead(status, { ...refused, ...type, 'X-Robots-Tag': 'noindex', ...headers });
    response.end(text && `${text}\n`);
  }

  function redirect(response: ServerResponse, location: string): void {
    response.writeHead(308, {
      ...common,
      ...(location.includes(actionPath) && privateHeaders),
      Location: location,
      'Cache-Control': 'no-cache',
    });
    response.end();
  }

  async function send({ request, response, host }: Exchange, file: SiteFile) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const { body, headers } = await encodedFor(file, accepted);
    const all: Record<string, string> = { ...common, ...headers, ...robotsFor(host) };
    if (file !== site.notFound && isFresh(request.headers['if-none-match'], headers.ETag)) {
      const { 'Content-Length': _, ...rest } = all;
      response.writeHead(304, rest);
      response.end();
    } else {
      response.writeHead(file === site.notFound ? 404 : 200, all);
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  }

  function say({ request, response, path }: Exchange, { status, headers, body }: OwnAnswer): void {
    outlastBody(response);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const own = isSignedPath(path) && privateHeaders;
    const again = status === 503 && { 'Retry-After': '10' };
    response.writeHead(status, { ...refused, ...own, ...again, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const sayUnavailable = (exchange: Exchange, number?: string) =>
    say(exchange, unavailableAnswer(exchange.path, exchange.request.headers, number));

  /** Of what the application has thrown; what it answers with 500 it has said itself. */
  function sayFailed(exchange: Exchange, error?: unknown): void {
    const number = randomUUID().slice(0, 8);
    // a signed path is a secret
    const path = isSignedPath(exchange.path) ? actionPath : exchange.path;
    log.error({ number, path, err: error }, 'request.failed');
    if (exchange.response.headersSent) exchange.response.destroy();
    else sayUnavailable(exchange, number);
  }

  function sayItself(exchange: Exchange): void {
    const { response } = exchange;
    const { end } = response;
    response.end = ((...said: Parameters<typeof end>) => {
      response.end = end;
      if (response.statusCode !== 500 || response.headersSent) return end.apply(response, said);
      sayFailed(exchange);
      return response;
    }) as typeof end;
  }

  /** Whether a link is not the site's own, by its form and signature; false where that cannot be said yet. */
  async function isForged({ path }: Exchange): Promise<boolean> {
    const token = path.slice(actionPath.length);
    return (await linkCheck.isForged?.(token).catch(() => false)) ?? false;
  }

  async function askNext(exchange: Exchange, client: Client) {
    const { request, response, path } = exchange;
    const whole = await wholeRequest(request);
    if (whole === 'too_large') return say(exchange, tooLargeAnswer(path, request.headers));
    if (whole === 'broken_off') return log.info({}, 'request.broken_off');
    const own = isSignedPath(path) && privateHeaders;
    const set = { ...common, ...robotsFor(hostOf(request.headers.host)), ...own };
    for (const [name, value] of Object.entries(set)) response.setHeader(name, value);
    sayItself(exchange);
    await answerClient(client, () => next(whole, response));
  }

  async function handOver(exchange: Exchange) {
    const { request, response, path } = exchange;
    const { headers, socket } = request;
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    const network = networkBehind(socket.remoteAddress ?? '', forwarded, trustedProxyHops);
    const held = network ?? '';
    if (asked.take(held) || !underWay.take(held)) return sayUnavailable(exchange);
    response.once('close', () => underWay.giveBack(held));
    try {
      if (isSignedPath(path) && (await isForged(exchange))) return say(exchange, forgedAnswer);
      await askNext(exchange, { network, direct: isDirect(request) });
    } catch (error) {
      sayFailed(exchange, error);
    }
  }

  function answerStranger(exchange: Exchange) {
    const { request, response, path, query, host } = exchange;
    if (path === healthPath) return handOver(exchange);
    if (path === certificatePath) {
      const wanted = new URLSearchParams(query).get('domain') ?? '';
      const status = [hostname, twin].includes(wanted) ? 200 : 404;
      return refuse(response, { status, headers: {} });
    }
    // a host may end with a dot (RFC 1034, 3.1)
    if ([hostname, twin].includes(host.replace(/\.$/, '')))
      return redirect(response, siteUrl + tidy(request.url ?? '/'));
    return refuse(response, { status: 421, headers: {} }, `${serverAnswers.otherHost} ${siteUrl}`);
  }

  function answerMissing(exchange: Exchange) {
    const { request, response, path } = exchange;
    if (path.startsWith('/_next/'))
      return refuse(response, { status: 404, headers: {} }, 'Not Found');
    const tidied = tidy(request.url ?? '/');
    if (tidied !== request.url) return redirect(response, tidied);
    return send(exchange, site.notFound);
  }

  return async function handle(request: IncomingMessage, response: ServerResponse) {
    // a target may be a whole address (RFC 9112, 3.2.2)
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    const [, coded = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(request.url ?? '/') ?? [];
    const path = decodeURIComponent(coded);
    const host = request.headers.host === ownHost ? hostname : hostOf(request.headers.host);
    const exchange = { request, response, path, query, host };
    // this machine may use its own names: for health checks, and for Caddy's certificates
    const stranger = host !== hostname && !isLoopback(host);
    if (stranger || path === certificatePath) return answerStranger(exchange);
    const file = site.files.get(path);
    const moved = file ? null : movedTo(tidy(path), query);
    if (moved) return redirect(response, moved);
    const wrongMethod = methodRefusal(request);
    if (wrongMethod) return refuse(response, wrongMethod);
    if (file) {
      const { headers } = request;
      if (file.isPage && indexable) noteHost(headers, host, hostname);
      if (file.isPage && request.method === 'GET')
        channel(pageChannel).publish({ path, query, headers });
      return send(exchange, file);
    }
    return isApplication(path) ? handOver(exchange) : answerMissing(exchange);
  };
}
