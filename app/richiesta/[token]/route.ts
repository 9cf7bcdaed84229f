import { receiveSigned } from '@/lib/lead/action/receive';
import { visitorPages } from '@/lib/lead/action/visitor';

interface Context {
  params: Promise<{ token: string }>;
}

/** HEAD is answered by this, too. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return receiveSigned(request, (await params).token, visitorPages);
}

export const POST = GET;
