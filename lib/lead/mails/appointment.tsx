import { appointment as words } from '@/content/appointment';
import { chosenWords, requestLink } from '@/content/booking';
import { leadMail } from '@/content/mails/lead';
import { inRome, romeTime } from '@/lib/italian/rome';
import { cleaned, headerText } from '@/lib/lead/mails/lead-text';
import {
  type Fact,
  Facts,
  Letter,
  Link,
  Links,
  type MailLink,
  Paragraph,
  QuietActions,
  Quotation,
} from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import type { Lead } from '@/lib/lead/request/schema';
import type { AppointmentManner, AppointmentOrigin } from '@/lib/store/schema';

interface Said {
  startsAt: Date;
  manner: AppointmentManner;
  link: string | null;
  news: 'new' | 'changed' | 'cancelled' | 'reminder';
  origin: AppointmentOrigin;
  note: string;
}

type Parts = Pick<OutgoingMail, 'subject' | 'body'>;

/** Such as `martedì 24 novembre, ore 10:30`: what a list of mails has room for. */
const shortTime = (startsAt: Date) => inRome(startsAt).toFormat("cccc d LLLL, 'ore' HH:mm");

interface AppointmentLetterProps {
  said: Said;
  title: string;
  intro: string;
  footer: string;
  children: React.ReactNode;
}

function AppointmentLetter({ said, intro, children, ...letter }: AppointmentLetterProps) {
  const when = romeTime(said.startsAt);
  const { stop } = words.prospectMail;
  return (
    <Letter {...letter} {...{ stop, intro, preview: `${when}. ${intro}` }}>
      <Paragraph size={21} above={24}>
        <strong>{when}</strong>
      </Paragraph>
      {children}
    </Letter>
  );
}

/** What the prospect reads: nothing that was typed into the site's form. */
export function prospectLetter(said: Said, page: string | null): Parts {
  const { startsAt, manner, link, news, origin } = said;
  const { subject, close, footer, own, ...mail } = words.prospectMail;
  const cancelled = news === 'cancelled';
  const asked = cancelled && origin === 'asked';
  const byProspect = origin === 'page' || origin === 'mail';
  const usual = { title: mail.title[news], intro: mail.intro[news] };
  const ownNews = byProspect && (news === 'changed' || cancelled) ? own[news] : usual;
  const { title, intro } = asked ? own.asked : ownNews;
  return {
    subject: subject[news](shortTime(startsAt)),
    body: (
      <AppointmentLetter {...{ said, title, intro, footer }}>
        {!cancelled && <Paragraph above={10}>{words.manners[manner].prospect}</Paragraph>}
        {!cancelled && link && (
          <Paragraph above={10}>
            <Link href={link}>{link}</Link>
          </Paragraph>
        )}
        <Paragraph above={10}>{close[cancelled || news === 'reminder' ? news : 'keep']}</Paragraph>
        {page && (asked || byProspect || !cancelled) && (
          <Links
            links={[
              { href: page, text: cancelled ? requestLink.another : requestLink.appointment },
            ]}
            above={10}
          />
        )}
      </AppointmentLetter>
    ),
  };
}

/** What the agency reads: whom they meet, and what they can say of a time that the prospect has chosen. */
export function agencyLetter(
  said: Said & { news: keyof typeof words.agencyMail.title },
  lead: Lead,
  choices: MailLink[],
): Parts {
  const { startsAt, manner, link, news, origin, note } = said;
  const { subject, title, own, intro, how, footer } = words.agencyMail;
  const { labels } = leadMail;
  const { nome, azienda, telefono, email } = cleaned(lead);
  const byProspect = origin === 'page' || origin === 'mail';
  const rows: Fact[] = [
    [labels.nome, nome],
    [labels.azienda, azienda],
    [labels.telefono, telefono],
    [how, link ?? words.manners[manner].label],
  ];
  if (byProspect) rows.push([chosenWords.by, chosenWords.origin[origin]]);
  const letter = { said, footer, title: (byProspect ? own : title)[news], intro: intro(email) };
  return {
    subject: subject[news](shortTime(startsAt), headerText(azienda)),
    body: (
      <AppointmentLetter {...letter}>
        <Facts rows={rows} above={10} />
        {note && (
          <Quotation label={chosenWords.note} above={24}>
            {note}
          </Quotation>
        )}
        {byProspect && news !== 'cancelled' && choices.length > 0 && (
          <QuietActions title={chosenWords.ask} links={choices} above={28} />
        )}
      </AppointmentLetter>
    ),
  };
}
