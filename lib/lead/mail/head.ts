import type { SendMailOptions } from 'nodemailer';
import { site } from '@/content/site';
import type { Env } from '@/lib/env';

/**
 * What every mail of the site has in common: the agency writes to the agency, at addresses of the configuration alone.
 * The same id gives the same Message-ID (RFC 5322, 3.6.4), so that a second delivery can be recognised.
 */
export function mailHead(
  id: string,
  {
    leadsFrom,
    leadsFromName,
    leadsTo,
  }: Pick<Env, 'leadsFrom' | 'leadsTo'> & Partial<Pick<Env, 'leadsFromName'>>,
): SendMailOptions {
  return {
    from: { name: leadsFromName ?? site.brand, address: leadsFrom },
    to: leadsTo.map((address) => ({ name: '', address })),
    envelope: { from: leadsFrom, to: leadsTo },
    messageId: `<${id}@${leadsFrom.split('@').at(-1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
