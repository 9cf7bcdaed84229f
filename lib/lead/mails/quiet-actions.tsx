import { type Linked, type MakeLink, stageActions } from '@/lib/lead/mails/action-links';
import { Controls, Ruled, SmallHeading } from '@/lib/lead/mails/parts';
import { look } from '@/lib/lead/mails/style';

/** What the agency does with a request, and a last thing in small print. */
export function QuietActions({ lead, link }: { lead: Linked; link: MakeLink }) {
  const actions = stageActions(lead, link);
  if (!actions) return null;
  const { title, links, last } = actions;
  return (
    <Ruled>
      <SmallHeading>{title}</SmallHeading>
      <Controls links={links} />
      {last && (
        <a {...look('item small-link quiet')} href={last.href}>
          {last.text}
        </a>
      )}
    </Ruled>
  );
}
