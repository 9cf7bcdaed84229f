import { customerLines } from '@/lib/demos/customer-lines';

export const dynamic = 'force-static';

/** What the home's map holds a visitor's own request against, fetched when one is first typed. */
export function GET() {
  return Response.json(customerLines());
}
