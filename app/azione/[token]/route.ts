import { receiveSigned } from '@/lib/lead/action/receive';

interface Context {
  params: Promise<{ token: string }>;
}

/** HEAD is answered by this, too. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return receiveSigned(request, (await params).token);
}

export const POST = GET;
