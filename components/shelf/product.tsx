import { voiceBars } from '@/components/poster/call-wave';
import { OliveSign } from '@/components/poster/olive-sign';
import { posterQuote } from '@/components/poster/poster-quote';
import { face } from '@/components/poster/shapes/avatar';
import { signature } from '@/components/poster/shapes/documents';
import { Shapes } from '@/components/poster/shapes-view';
import { contentDemo } from '@/content/demos/content';
import { posters, products } from '@/content/posters';
import type { DrawingId } from '@/content/types';

const views: Record<DrawingId, () => React.JSX.Element> = {
  chatbot: () => {
    const { question, answer } = products.chatbot;
    return (
      <>
        <p>
          {question.text} <time>{question.time}</time>
        </p>
        <p>{answer}</p>
      </>
    );
  },
  voicebot: () => (
    <>
      <svg viewBox="0 0 400 100" preserveAspectRatio="none" strokeWidth="5" aria-hidden="true">
        <path d={voiceBars} className="stroke-line" />
      </svg>
      <b>{products.voicebot.length}</b>
    </>
  ),
  email: () => {
    const { question, answer } = products.email;
    return (
      <>
        <p>{question}</p>
        <p>{answer.subject}</p>
        <p>{answer.text}</p>
      </>
    );
  },
  content: () => (
    <>
      <p>
        <OliveSign sign="drop" />
        {contentDemo.scenes[0].pieces[1]?.title}
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
      {posters.avatar.tracks.map(({ code, lang, text }) => (
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

/** What a line delivers, at the end of its row. */
export function Product({ drawing }: { drawing: DrawingId }) {
  return <div className={`product product-${drawing}`}>{views[drawing]()}</div>;
}
