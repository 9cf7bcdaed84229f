import { leadMail } from '@/content/mails/lead';
import type { Lead } from '@/lib/lead/request/schema';
import { reachableNumbers, readableNumber } from '@/lib/lead/text/phone';

export interface ReplyLinks {
  /** `mailto:` (RFC 6068) with subject and greeting. */
  email: string;
  /** `tel:` (RFC 3966) of the first number; null where none is valid. */
  phone: string | null;
  /** That number, as one reads it. */
  phoneText: string | null;
  /** Click-to-chat with a greeting, to the first mobile number; null where there is none. */
  whatsapp: string | null;
}

/** One-click answers to a request. The fields must have passed `leadSchema`: lone surrogates would not encode. */
export function replyLinks({ nome, email, telefono }: Lead): ReplyLinks {
  const numbers = reachableNumbers(telefono);
  const [first] = numbers;
  const mobile = numbers.find((number) => number.mobile);
  const { emailSubject, emailBody, whatsapp } = leadMail.prefilled;
  // RFC 6068 section 5: line breaks in the body are CRLF
  const body = emailBody(nome).replace(/\n/g, '\r\n');
  return {
    email: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(emailSubject)}&body=${encodeURIComponent(body)}`,
    phone: first ? `tel:${first.e164}` : null,
    phoneText: first ? readableNumber(first.e164) : null,
    whatsapp: mobile
      ? `https://wa.me/${mobile.e164.slice(1)}?text=${encodeURIComponent(whatsapp(nome))}`
      : null,
  };
}
