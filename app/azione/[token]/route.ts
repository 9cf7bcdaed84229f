import { outsideRequest } from '@/lib/http/client-address';
import { receiveSigned } from '@/lib/lead/agency/actions';
import { leadService } from '@/lib/lead/service';

interface Context {
  params: Promise<{ token: string }>;
}

/** HEAD is answered by this, too. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return outsideRequest(() => receiveSigned(request, token, leadService));
}

export const POST = GET;
