import { sitePassages } from '@/lib/questions/site-passages';

export const dynamic = 'force-static';

/** What the question box searches, fetched when one is first used. */
export function GET() {
  return Response.json(sitePassages());
}
