import type { IncomingHttpHeaders } from 'node:http';
import { isForwarded } from '@/lib/http/client-address';
import { log } from '@/lib/log';
import { isLoopback } from '@/lib/private-network';
import { processWide } from '@/lib/process-wide';
import { hourMs } from '@/lib/time';

/** Page requests in a row: one may be forged by a stranger. */
const enough = 10;

/** Without a right request before wrong ones count: who forges ten at night raises no alarm where there are visitors. */
const quietMs = hourMs;

export const hostRemedy =
  'let the proxy pass on the host that it was asked for (nginx: proxy_set_header Host $host; Apache: ProxyPreserveHost On)';

/** Times in milliseconds since the epoch. */
interface Seen {
  rightAt: number | null;
  wrong: { count: number; host: string; at: number } | null;
}

// the front sees the requests, Next's part raises alarms
const seen = processWide<Seen>('proxy-host', () => ({ rightAt: null, wrong: null }));

/**
 * Notes which host a page of a public site was asked for: a proxy in front that passes a name of this machine on keeps
 * the site out of search engines. Hosts are without ports, `now` is in milliseconds since the epoch.
 */
export function noteHost(
  headers: IncomingHttpHeaders,
  host: string,
  ownHost: string,
  now = Date.now(),
): void {
  if (!isForwarded(headers)) return;
  if (host === ownHost) Object.assign(seen, { rightAt: now, wrong: null });
  const { rightAt, wrong } = seen;
  if (!isLoopback(host) || (rightAt !== null && now - rightAt < quietMs)) return;
  const count = (wrong?.count ?? 0) + 1;
  seen.wrong = { count, host, at: now };
  if (count === enough) log.error({ host, remedy: hostRemedy }, 'proxy.wrong_host');
}

/** The wrong host that the proxy in front passes on, or null, and when that was seen; null where no proxy was seen. */
export function hostInSight(): { wrong: string | null; at: number } | null {
  const { rightAt, wrong } = seen;
  if (wrong && wrong.count >= enough) return { wrong: wrong.host, at: wrong.at };
  return rightAt === null ? null : { wrong: null, at: rightAt };
}
