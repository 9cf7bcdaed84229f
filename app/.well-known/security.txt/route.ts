import { DateTime } from 'luxon';
import { site } from '@/content/site';
import { siteUrl } from '@/lib/env/env';
import { securityTextPath } from '@/lib/links';

// its date is of today, never of the build
export const dynamic = 'force-dynamic';

/** Where whoever finds a hole tells of it (RFC 9116). It runs out within a year, as the standard wants. */
export function GET() {
  const expires = DateTime.utc().startOf('day').plus({ days: 360 });
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISO({ suppressMilliseconds: true })}`,
    'Preferred-Languages: it, en',
    `Canonical: ${new URL(securityTextPath, siteUrl()).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
