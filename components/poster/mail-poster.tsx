import { Fragment } from 'react';
import { emailDemo } from '@/content/demos/email';
import type { MailParagraph, MailScene } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { posters } from '@/content/posters';
import { sceneAttributes } from './choices';

const { out, back } = posters.email;
/** Of an answer's paragraphs, the one that answers: it stands on the poster at rest. */
const answering = 1;

const senderOf = (from: string) => (from.split('<')[0] ?? from).trim();

/** The question on its way down, what is looked up at the turn, the answer on its way back, paragraph by paragraph. */
export function MailPoster() {
  return (
    <>
      {emailDemo.scenes.map((scene, i) => (
        <Exchange key={JSON.stringify(scene.when)} scene={scene} place={i} />
      ))}
    </>
  );
}

function Exchange({ scene, place }: { scene: MailScene; place: number }) {
  const { incoming, reply, sources, escalation } = scene;
  const { body } = reply;
  return (
    <div {...sceneAttributes(scene, body, place)} className="mail-scene">
      <div className="mail-way mail-out">
        <p className="mail-head">
          {out} <time>{incoming.time}</time>
        </p>
        <p className="mail-from">{senderOf(incoming.from)}</p>
        <p className="mail-subject">{incoming.subject}</p>
        <div lang={incoming.lang}>
          <p aria-hidden="true">{incoming.brief}</p>
          <p className="sr-only">{incoming.body.join(' ')}</p>
        </div>
        <Arrow down />
      </div>
      <div className="mail-way mail-back">
        <p className="mail-head">
          {back} <time>{reply.time}</time>
        </p>
        <p className="mail-from">{senderOf(reply.from)}</p>
        <p className="mail-subject">{reply.subject}</p>
        <ol lang={reply.lang}>
          {body.map((paragraph, i) => (
            <li
              key={plain(paragraph)}
              data-at={i + 1}
              data-rest={i === answering ? '' : undefined}
              data-said=""
            >
              <Paragraph paragraph={paragraph} />
            </li>
          ))}
        </ol>
        {escalation && (
          <p className="mail-person" data-at={body.length}>
            <b>{escalation.title}</b> <span className="sr-only">{escalation.text}</span>
          </p>
        )}
        <Arrow />
      </div>
      <dl className="mail-sources">
        {sources.map(({ label, value }, i) => (
          <div
            key={label}
            data-at={usedAt(body, label)}
            data-rest={i === answering ? '' : undefined}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mail-taken">
        <mark>{demoWords.taken}</mark>
      </p>
    </div>
  );
}

const plain = ({ text }: MailParagraph) =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** At which paragraph, counted from 1, a source is used; the first for one that only stands there. */
const usedAt = (body: readonly MailParagraph[], label: string) =>
  Math.max(
    1,
    1 +
      body.findIndex(({ text }) =>
        text.some((part) => typeof part !== 'string' && part.from === label),
      ),
  );

function Paragraph({ paragraph }: { paragraph: MailParagraph }) {
  return paragraph.text.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <mark key={part.text}>{part.text}</mark>
    ),
  );
}

function Arrow({ down = false }: { down?: boolean }) {
  return (
    <svg viewBox="0 0 100 120" className="mail-arrow" aria-hidden="true">
      <path d={down ? 'M50 0V108M8 66L50 108L92 66' : 'M50 120V12M8 54L50 12L92 54'} />
    </svg>
  );
}
