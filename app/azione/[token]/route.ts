import { receiveSigned } from '@/lib/lead/agency/actions';
import { leadService } from '@/lib/lead/service';

interface Context {
  params: Promise<{ token: string }>;
}

/** HEAD is answered by this, too. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return receiveSigned(request, (await params).token, leadService);
}

export const POST = GET;
