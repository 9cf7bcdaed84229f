import { z } from 'zod';
import { isLoopback } from '@/lib/env/schemas';
import { check, type Finding, leftToOwner } from '../finding';
import { type Answer, get } from './answer';

const healthy = z.object({ status: z.literal('ok') });
const count = z.number().nullable();

/** What is told of the details (`Health` in lib/lead/ops/health.ts), as far as this or a later release has it. */
const details = z.object({
  store: z.string(),
  storeError: z.string().nullable(),
  mail: z.string(),
  mailError: z.string().nullable(),
  queueDepth: count,
  oldestSeconds: count,
  configurationFaults: count,
  deadLettered: count,
});

const detailsPath = '/api/health/details';

function isHealthy({ status, body }: Answer): boolean {
  try {
    return status === 200 && healthy.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/** What is wrong, in the server's own fields; none of them is personal. */
function complaints(body: string): string {
  try {
    const { store, storeError, mail, mailError, ...counts } = details.parse(JSON.parse(body));
    const counted = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
    return [`store ${storeError ?? store}, mail ${mailError ?? mail}`, ...counted].join(', ');
  } catch {
    return 'an answer that is none';
  }
}

/** What the site says of itself: to anybody whether it takes requests, and to whoever has the token what is wrong. */
export async function checkHealth(origin: string, healthToken: string | null): Promise<Finding[]> {
  const [health, publicly, known] = await Promise.all([
    get(origin, '/api/health'),
    get(origin, detailsPath),
    healthToken ? get(origin, detailsPath, { authorization: `Bearer ${healthToken}` }) : null,
  ]);
  return [
    check(
      isHealthy(health),
      '/api/health says ok',
      `/api/health says ${health.status} ${health.body.slice(0, 120)}`,
      'see the server’s log: neither the store nor the mail server takes a request',
    ),
    // the server answers its own machine
    check(
      publicly.status === 404 || isLoopback(new URL(origin).hostname),
      `${detailsPath} is not public`,
      `${detailsPath} answers anybody with ${publicly.status}`,
      'let the proxy say for whom it asks, as Caddy does by itself (X-Forwarded-For)',
    ),
    known
      ? check(
          isHealthy(known),
          `${detailsPath} says ok`,
          `${detailsPath} says ${known.status}: ${complaints(known.body)}`,
          'see the server’s log and npm run leads -- list',
        )
      : leftToOwner(
          `${detailsPath} was not read: there is no HEALTH_TOKEN`,
          `look on the server: curl -i http://127.0.0.1:3000${detailsPath}; or set HEALTH_TOKEN`,
        ),
  ];
}
