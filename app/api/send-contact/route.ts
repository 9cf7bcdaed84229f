import { outsideRequest } from '@/lib/http/client-address';
import { allowedMethods } from '@/lib/lead/intake/answer';
import { receiveLead, refuseMethod } from '@/lib/lead/intake/receive';
import { configuredService } from '@/lib/lead/service';

export function POST(request: Request): Promise<Response> {
  return outsideRequest((client) => receiveLead(request, configuredService(), client));
}

export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: { allow: allowedMethods } });
}

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
