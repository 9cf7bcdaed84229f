import { DateTime } from 'luxon';
import { site } from '@/content/site';
import { absolute } from '@/lib/seo/address';

export const dynamic = 'force-static';

/** Where whoever finds a hole tells of it (RFC 9116). It runs out within a year of the build, as the standard wants. */
export function GET() {
  const expires = DateTime.utc().startOf('day').plus({ days: 360 });
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISO({ suppressMilliseconds: true })}`,
    'Preferred-Languages: it, en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
