import { actionPages } from '@/content/action-pages';
import { each } from '@/lib/each';
import { plural } from '@/lib/italian/plural';
import { romeTime } from '@/lib/italian/rome';
import { referenceOf } from '@/lib/lead/mails/lead-text';
import { ActionFrame } from '@/lib/lead/pages/action';
import { StepForm } from '@/lib/lead/pages/page';

const { erase: words, reference } = actionPages;

/** The field by which the page says up to when it has shown the requests (milliseconds since the epoch). */
export const shownField = 'until';

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="lines">
        {each(lines, (line) => (
          <li>{line}</li>
        ))}
      </ul>
    </>
  );
}

interface Reach {
  /** Whether requests are passed on to another program too. */
  webhook: boolean;
}

function Stays({ webhook }: Reach) {
  const { title, mails, passedOn, copies } = words.stays;
  return <Lines title={title} lines={[mails, ...(webhook ? [passedOn] : []), copies]} />;
}

interface ErasePageProps extends Reach {
  email: string;
  requests: { id: string; receivedAt: Date }[];
}

export function ErasePage({ email, requests, webhook }: ErasePageProps) {
  const lines = requests.map(
    ({ id, receivedAt }) => `${romeTime(receivedAt)}, ${reference(referenceOf(id)).toLowerCase()}`,
  );
  return (
    <ActionFrame title={words.ask} lead={words.lead(email)}>
      <Lines title={plural(requests.length, words.requests)} lines={lines} />
      <Stays webhook={webhook} />
      <StepForm step="fai" button={words.button}>
        <input type="hidden" name={shownField} value={requests[0]?.receivedAt.getTime()} />
      </StepForm>
    </ActionFrame>
  );
}

export function ErasedPage({ count, webhook }: Reach & { count: number }) {
  return (
    <ActionFrame title={words.done} lead={plural(count, words.gone)}>
      <Stays webhook={webhook} />
    </ActionFrame>
  );
}
