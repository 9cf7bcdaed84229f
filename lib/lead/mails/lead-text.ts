import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumber } from 'libphonenumber-js/max';
import { board } from '@/content/board';
import { leadMail } from '@/content/mails/lead';
import { solutionBySlug, solutions } from '@/content/solutions';
import { bookingLink } from '@/lib/booking';
import { companyLine } from '@/lib/company-details';
import { firstName } from '@/lib/italian/first-name';
import { type Lead, leadFields, fields as list } from '@/lib/lead/fields';
import type { MailLink } from '@/lib/lead/mails/parts';
import { singleLine } from '@/lib/lead/plain-text';
import type { ReceivedLead } from '@/lib/lead/request';
import { routeText } from '@/lib/route-text';

/** Tells a request from the others of a month. */
export const referenceOf = (id: string): string => id.slice(0, 8);

/**
 * A visitor's text for a header, at most 80 code points. An encoded-word (RFC 2047) could stand for line breaks: it is
 * broken up.
 */
export const headerText = (text: string): string =>
  singleLine(singleLine(text).replaceAll('=?', '= ?'), 80);

export function solutionOf(page: string | null): { line: number; name: string } | null {
  const slug = page?.match(/^\/(?:soluzioni|solutions)\/([\w-]+)$/)?.[1];
  return (slug && solutionBySlug(slug)) || null;
}

/** The line whose colour a request's mails wear: its page's, or that of the example that it ends with; undefined for none. */
export function lineOf({ page, fields }: Pick<ReceivedLead, 'page' | 'fields'>) {
  const quoted = solutions.find(({ name, exchange }) =>
    fields.obiettivi.endsWith(
      routeText(board.note.sent, { service: name, request: exchange.request }),
    ),
  );
  return (solutionOf(page) ?? quoted)?.line;
}

export function cleaned(fields: Lead): Lead {
  const texts = leadFields.map((field) => [field, list[field].clean(fields[field])]);
  return { ...fields, ...Object.fromEntries(texts) };
}

/** Further endings of a switchboard, as in `02 1234567/8`: their digits would make another number. */
const otherEndings = /(?<=\d)\s*\/\s*\d{1,2}(?!\s*\d)|(?<=\d{6})\s*[-‐-―−]\s*\d{1,2}(?!\s*\d)/g;

const listSeparators = /[,;|]/g;

/**
 * An ordinary call, or a free one. The others cost more, and a mobile number and an hour, run together, look like a voice
 * mailbox.
 */
const calledTypes = ['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP', 'UAN', 'TOLL_FREE'];

/** Satellites and networks, which are of no country, cost more too. */
function isCalled(number: PhoneNumber): boolean {
  const type = number.getType() ?? '';
  if (!number.isValid() || !calledTypes.includes(type)) return false;
  return number.country !== undefined || type === 'TOLL_FREE';
}

/** The numbers in a text that cost no more than an ordinary call, in its order; Italian without a prefix. */
function reachableNumbers(typed: string) {
  const text = typed.replace(otherEndings, '').replace(listSeparators, ' / ');
  const numbers = findPhoneNumbersInText(text, 'IT')
    .filter(({ number }) => isCalled(number))
    .map(({ number }) => ({
      e164: number.number,
      mobile: /MOBILE$/.test(number.getType() ?? ''),
    }));
  return numbers.filter(
    ({ e164 }, index) => numbers.findIndex((other) => other.e164 === e164) === index,
  );
}

function readableNumber(e164: string): string {
  const number = parsePhoneNumber(e164);
  return number.country === 'IT' ? number.formatNational() : number.formatInternational();
}

interface AnswerLinks {
  /** To call first, or to write where there is no valid number. */
  ways: [MailLink, ...MailLink[]];
  email: string;
  /** `tel:` (RFC 3966), and the number for readers. */
  phone?: { href: string; text: string };
}

/** Links that answer a request; WhatsApp for the first mobile number. */
export function answerLinks({ nome, email, telefono }: Lead): AnswerLinks {
  const { act, reply, prefilled } = leadMail;
  const name = firstName(nome);
  const numbers = reachableNumbers(telefono);
  const [first] = numbers;
  const mobile = numbers.find((number) => number.mobile);
  const subject = encodeURIComponent(prefilled.emailSubject);
  // RFC 6068 section 5: line breaks in the body are CRLF
  const body = encodeURIComponent(
    prefilled.emailBody(nome, companyLine(), bookingLink()?.href).replace(/\n/g, '\r\n'),
  );
  const address = encodeURIComponent(email).replace('%40', '@');
  const mailto = `mailto:${address}?subject=${subject}&body=${body}`;
  const write = { href: mailto, text: act.write(name), plain: reply.email };
  const greeting = encodeURIComponent(prefilled.whatsapp(nome));
  const chat = mobile && {
    href: `https://wa.me/${mobile.e164.slice(1)}?text=${greeting}`,
    text: act.whatsapp,
    plain: reply.whatsapp,
  };
  const others = chat ? [write, chat] : [write];
  if (!first) return { ways: [write, ...others.slice(1)], email: mailto };
  const phone = { href: `tel:${first.e164}`, text: readableNumber(first.e164) };
  const call = { href: phone.href, text: act.call(name), plain: reply.phone };
  return { ways: [call, ...others], email: mailto, phone };
}
