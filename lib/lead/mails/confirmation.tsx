import { confirmationMail as words } from '@/content/mails/confirmation';
import { people } from '@/content/owner';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { bookingLink } from '@/lib/booking';
import { each } from '@/lib/each';
import { Space } from '@/lib/lead/mails/layout';
import type { MailConfig } from '@/lib/lead/mails/lead';
import { lineOf, referenceOf } from '@/lib/lead/mails/lead-text';
import {
  type Fact,
  Facts,
  Letter,
  Link,
  Links,
  Paragraph,
  PrimaryButton,
  Ruled,
  SmallHeading,
} from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import type { ReceivedLead } from '@/lib/lead/request';
import { privacyHref } from '@/lib/legal/paths';
import { mailUrl, telUrl } from '@/lib/links';
import { written } from '@/lib/owner-slot';
import { answerBy } from '@/lib/promise/in-words';
import { romeTime } from '@/lib/time';

const call = { href: telUrl(), text: words.call };

const otherWays = [
  { href: `https://wa.me/${site.whatsapp.number}`, text: words.whatsapp },
  { href: mailUrl(), text: words.write },
];

function callerLine(): string {
  const name = people.map((person) => written(person.name)).find(Boolean);
  return name ? words.callerNamed(name, site.phone) : words.caller(site.phone);
}

export function confirmationMail(
  lead: ReceivedLead,
  { siteUrl, workingCalendar }: MailConfig,
): OutgoingMail {
  const { id, receivedAt, fields } = lead;
  const { title, stop, footer, labels } = words;
  // nothing that was typed: anybody can type anything
  const booking = bookingLink();
  const first = booking
    ? { href: booking.href, text: words.booking, detail: words.bookingLead(booking.host) }
    : { ...call, detail: site.phone };
  const [reference, received] = [referenceOf(id), romeTime(receivedAt)];
  const deadline = answerBy(receivedAt.getTime(), workingCalendar);
  const letter = {
    title,
    stop,
    footer,
    aside: received,
    // home opens in the first one's colour
    line: lineOf(lead) ?? (lead.page === '/' ? solutions[0]?.line : undefined),
    preview: words.preview(deadline),
  };
  const hours = written(site.about.phoneHours);
  const rows: Fact[] = [
    [labels.reference, reference],
    [labels.receivedAt, received],
    ...(hours ? [[labels.hours, hours] as Fact] : []),
  ];
  return {
    id: `${id}.confirmation`,
    to: fields.email,
    replyTo: { name: '', address: site.email },
    subject: words.subject(reference),
    body: (
      <Letter {...letter} intro={words.thanks}>
        <SmallHeading above={28}>{words.next}</SmallHeading>
        {each([words.answer(deadline), callerLine(), words.meeting], (step) => (
          <Paragraph above={6}>{step}</Paragraph>
        ))}
        <SmallHeading above={32}>{words.sooner}</SmallHeading>
        <PrimaryButton {...first} above={6} />
        <Links links={booking ? [call, ...otherWays] : otherWays} above={10} />
        <Ruled>
          <Facts rows={rows} />
          <Space height={14} />
          <Paragraph size={15}>
            {`${words.privacy} `}
            <Link href={new URL(privacyHref, siteUrl).href}>{words.privacyLink}</Link>
          </Paragraph>
        </Ruled>
      </Letter>
    ),
  };
}
