import { outsideRequest } from '@/lib/http/client-address';
import { receiveQuestion, tellAvailable } from '@/lib/lead/intake/question';
import { configuredService } from '@/lib/lead/service';

// the state of this moment, never of the build's
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return outsideRequest(() => tellAvailable(configuredService()));
}

export function POST(request: Request): Promise<Response> {
  return outsideRequest((client) => receiveQuestion(request, configuredService(), client));
}
