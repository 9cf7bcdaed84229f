import { leadMail } from '@/content/lead-mail';
import { toE164 } from '@/lib/lead/phone';
import type { Lead } from '@/lib/lead/schema';

export interface ReplyLinks {
  /** `mailto:` (RFC 6068) with subject and greeting. */
  email: string;
  /** `tel:` (RFC 3966). */
  phone: string;
  /** Click-to-chat with a greeting; null when the number cannot be brought to international form. */
  whatsapp: string | null;
}

/** One-click answers to a request. The fields must have passed `leadSchema`: lone surrogates would not encode. */
export function replyLinks({ nome, email, telefono }: Lead): ReplyLinks {
  const e164 = toE164(telefono);
  const { emailSubject, emailBody, whatsapp } = leadMail.prefilled;
  // RFC 6068 section 5: line breaks in the body are CRLF
  const body = emailBody(nome).replace(/\n/g, '\r\n');
  return {
    email: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(emailSubject)}&body=${encodeURIComponent(body)}`,
    phone: `tel:${e164 ?? telefono.replace(/[^\d+]/g, '')}`,
    whatsapp: e164 && `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(whatsapp(nome))}`,
  };
}
