import { showAction, takeAction } from '@/lib/lead/action/receive-action';

interface Context {
  params: Promise<{ token: string }>;
}

/** HEAD is answered by this, too. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return showAction((await params).token);
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return takeAction(request, (await params).token);
}
