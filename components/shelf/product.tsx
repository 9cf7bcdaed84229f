import { voiceBars } from '@/components/poster/call-wave';
import { OliveSign } from '@/components/poster/olive-sign';
import { posterQuote } from '@/components/poster/poster-quote';
import { face } from '@/components/poster/shapes/avatar';
import { signature } from '@/components/poster/shapes/documents';
import { Shapes } from '@/components/poster/shapes-view';
import { products } from '@/content/products';
import type { DrawingId } from '@/content/types';

const views: Record<DrawingId, () => React.JSX.Element> = {
  chatbot: () => <Messages messages={products.chatbot} />,
  voicebot: () => (
    <>
      <svg viewBox="0 0 400 100" preserveAspectRatio="none" strokeWidth="5" aria-hidden="true">
        <path d={voiceBars} className="stroke-line" />
      </svg>
      <p>
        {products.voicebot.text} <time>{products.voicebot.length}</time>
      </p>
    </>
  ),
  email: () => <Messages messages={products.email} />,
  content: () => (
    <>
      <p>
        <OliveSign sign="drop" />
        {products.content}
      </p>
      <p>
        <OliveSign sign="olive" />
      </p>
      <p>
        <OliveSign sign="play" />
      </p>
    </>
  ),
  avatar: () => (
    <>
      <svg viewBox="660 40 480 480" aria-hidden="true">
        <Shapes shapes={face} />
      </svg>
      {products.avatar.map(({ code, lang, text }) => (
        <p key={code}>
          <span lang={lang}>{text}</span> {code}
        </p>
      ))}
    </>
  ),
  documents: () => (
    <>
      <p>
        {products.documents} <b>{posterQuote.total}</b>
      </p>
      <svg viewBox="0 -30 640 290" aria-hidden="true">
        <path d={signature(236, 1)} className="fill-none stroke-line" strokeWidth="30" />
      </svg>
    </>
  ),
  lead: () => (
    <>
      {products.lead.map((stage) => (
        <p key={stage}>{stage}</p>
      ))}
    </>
  ),
};

interface Message {
  time: string;
  text: string;
  /** Who takes over. */
  person?: string;
}

/** What a customer writes, what is answered at once, and the person who takes over. */
function Messages({ messages }: { messages: readonly Message[] }) {
  return messages.map(({ time, text, person }) => (
    <p key={text} className="product-message">
      <time>{time}</time> <span>{text}</span> {person && <b>{person}</b>}
    </p>
  ));
}

/** What a line delivers, beside what is said of it. */
export function Product({ drawing }: { drawing: DrawingId }) {
  return <div className={`product product-${drawing}`}>{views[drawing]()}</div>;
}
