import { z } from 'zod';
import { isLoopback } from '@/lib/env/schemas';
import { type Answer, get } from '../answer';
import { check, type Finding, leftToOwner } from '../finding';

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
    return [
      `store ${storeError ?? store}, mail ${mailError ?? mail}`,
      ...(['queueDepth', 'oldestSeconds', 'configurationFaults', 'deadLettered'] as const).map(
        (name) => `${name} ${counts[name]}`,
      ),
    ].join(', ');
  } catch {
    return 'an answer that is none';
  }
}

/** The details are for this machine and for whoever has the token. */
async function detailFindings(origin: string, healthToken: string | null): Promise<Finding[]> {
  const path = '/api/health/details';
  const [publicly, known] = await Promise.all([
    get(origin, path),
    healthToken ? get(origin, path, { authorization: `Bearer ${healthToken}` }) : null,
  ]);
  const ownMachine = isLoopback(new URL(origin).hostname);
  return [
    ...(ownMachine
      ? []
      : [
          check(
            publicly.status === 404,
            `${path} is not public`,
            `${path} answers anybody with ${publicly.status}`,
            'let the proxy say for whom it asks (X-Forwarded-For): deploy/nginx/site.conf',
          ),
        ]),
    known
      ? check(
          isHealthy(known),
          `${path} says ok`,
          `${path} says ${known.status}: ${complaints(known.body)}`,
          'see the server’s log and npm run leads -- list',
        )
      : leftToOwner(
          `${path} was not read: there is no HEALTH_TOKEN`,
          `look on the server: curl -i http://127.0.0.1:PORT${path}; or set HEALTH_TOKEN for a monitor elsewhere`,
        ),
  ];
}

/** What the site says of itself: to anybody whether it takes requests, and to whoever has the token what is wrong. */
export async function checkServedHealth(
  origin: string,
  healthToken: string | null,
): Promise<Finding[]> {
  const health = await get(origin, '/api/health');
  return [
    check(
      isHealthy(health),
      '/api/health says ok',
      `/api/health says ${health.status} ${health.body.slice(0, 120)}`,
      'see the server’s log: neither the store nor the mail server takes a request',
    ),
    ...(await detailFindings(origin, healthToken)),
  ];
}
