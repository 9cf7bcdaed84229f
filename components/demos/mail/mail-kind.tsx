import { Fragment } from 'react';
import { DataRows, Frame } from '@/components/previews/frame';
import { Message } from '@/components/previews/message';
import type { MailParagraph, MailScene, MailScript } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { previewWords } from '@/content/previews';
import { cn } from '@/lib/cn';
import type { Kind, StageProps } from '../kind';

/** After how many paragraphs a source has been used; 0 for one that is known from the start. */
function usedAfter(scene: MailScene, label: string): number {
  const uses = ({ text }: MailParagraph) =>
    text.some((part) => typeof part !== 'string' && part.from === label);
  return scene.reply.body.findIndex(uses) + 1;
}

const plain = ({ text }: MailParagraph) =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function Paragraph({ paragraph }: { paragraph: MailParagraph }) {
  return paragraph.text.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <mark key={part.text} className="taken">
        {part.text}
      </mark>
    ),
  );
}

function Stage({ script, scene, playback }: StageProps<MailScript, MailScene>) {
  const { incoming, reply, sources, escalation } = scene;
  const { shown, total } = playback;
  const body = reply.body.map((paragraph) => (
    <Paragraph key={plain(paragraph)} paragraph={paragraph} />
  ));
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Message message={incoming} head="plain" className="self-start lg:col-span-4" />
      <Message
        message={{ ...reply, body }}
        head="line"
        className="self-start lg:col-span-5"
        shown={shown}
      />
      <div className="grid gap-6 self-start lg:col-span-3">
        <Frame title={script.sources?.title ?? previewWords.crm}>
          <DataRows
            rows={sources}
            filled={(i) => shown >= usedAfter(scene, sources[i]?.label ?? '')}
          />
          <p className="type-small mt-4">
            <mark className="taken">{script.sources?.note ?? demoWords.taken}</mark>
          </p>
        </Frame>
        {escalation && (
          <div className={cn('bg-ink p-5 text-paper', shown < total && 'unseen')}>
            <p className="type-small">{demoWords.escalated}</p>
            <p className="mt-1 font-bold leading-snug">{escalation.title}</p>
            <p className="type-small mt-2">{escalation.text}</p>
          </div>
        )}
      </div>
    </div>
  );
}

export const mailKind: Kind<MailScript, MailScene> = {
  rest: 1,
  delays: (scene) => scene.reply.body.map(({ afterMs }) => afterMs),
  announce(scene, index) {
    const paragraph = scene.reply.body[index];
    if (!paragraph) return { text: '' };
    const last = index === scene.reply.body.length - 1;
    const handover = last && scene.escalation;
    const note = handover ? ` ${demoWords.escalated}: ${handover.title}.` : '';
    return { text: plain(paragraph) + note, lang: scene.reply.lang };
  },
  Stage,
  result(scene, shown) {
    const { sources, escalation, reply } = scene;
    if (escalation && shown === reply.body.length)
      return { label: demoWords.escalated, value: escalation.title };
    return sources.findLast(({ label }) => usedAfter(scene, label) <= shown);
  },
};
