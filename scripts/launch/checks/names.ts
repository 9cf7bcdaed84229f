import { twinOf } from '@/lib/server/hosts';
import { get } from '../answer';
import { check, type Finding, fail } from '../finding';

const probe = '/hospitality?da=verifica';

/** One address that has to lead to the site with a permanent redirect, path and query with it. */
async function leads(from: string, to: string, mend: string): Promise<Finding> {
  try {
    const { status, headers } = await get(from, probe);
    const target = headers.get('location');
    return check(
      [301, 308].includes(status) && target === `${to}${probe}`,
      `${from} leads to ${to}`,
      `${from} answers ${status}${target ? ` and leads to ${target}` : ''}, and not to ${to}`,
      mend,
    );
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return fail(`${from} cannot be fetched: ${cause?.code ?? name}`, mend);
  }
}

/** Whether the other ways to the site lead to it: the bare name or www., and http. */
export async function checkNames(
  origin: string,
  twin = twinOf(new URL(origin).hostname),
): Promise<Finding[]> {
  const { hostname, protocol, port } = new URL(origin);
  const at = port ? `:${port}` : '';
  const other = `let DNS point ${twin} to this server too, with a certificate for both names: the release’s nginx leads it on`;
  const plain =
    'open port 80 to the world: the release’s nginx leads it on, and certbot renews there';
  return [
    ...(twin ? [await leads(`${protocol}//${twin}${at}`, origin, other)] : []),
    // another port is somebody's own arrangement
    ...(protocol === 'https:' && !port ? [await leads(`http://${hostname}`, origin, plain)] : []),
  ];
}
