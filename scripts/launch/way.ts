import type { Env } from '@/lib/env/environment';
import { get } from './answer';
import { checkCertificate } from './checks/certificate';
import { checkOwnClock, compareClocks } from './checks/clock';
import { checkNames } from './checks/names';
import { checkVisitorAddress } from './checks/visitor-address';
import type { Finding } from './finding';

/** The `Date` of an answer; null where there is none. */
const dateAt = (origin: string) =>
  get(origin, '/').then(
    ({ headers }) => headers.get('date'),
    () => null,
  );

/**
 * The way from a visitor to the server: certificate, the other names of the site, the address that visitors are counted
 * by, and the clock, which on the server is the system's to judge and elsewhere is compared.
 */
export async function checkWay(
  origin: string,
  { healthToken }: Pick<Env, 'healthToken'>,
  onServer: boolean,
): Promise<Finding[]> {
  return [
    ...(await checkCertificate(origin)),
    ...(await checkNames(origin)),
    ...(await checkVisitorAddress(origin, healthToken)),
    ...(onServer ? await checkOwnClock() : compareClocks(await dateAt(origin))),
  ];
}
