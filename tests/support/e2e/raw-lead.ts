import { sendContactPath } from '@/lib/links';
import { someLead } from './contact-form';
import { type Answer, ask, type RawRequest } from './raw-request';

/** Sends a request as the form's script does, without a browser. */
export function postLead(
  origin: string,
  { headers, ...request }: RawRequest = {},
  target = sendContactPath,
): Promise<Answer> {
  return ask(origin, target, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(someLead()),
    ...request,
  });
}
