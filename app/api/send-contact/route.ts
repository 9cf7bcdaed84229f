import { allowedMethods } from '@/lib/lead/http/answer';
import { receiveLead, refuseMethod } from '@/lib/lead/http/receive';

export const POST = receiveLead;

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
