import { ScrollLink } from '@/components/layout/scroll-link';
import { Sentences } from '@/components/sections/sentences';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { DrawingId, Solution } from '@/content/types';
import { AvatarTopology } from './avatar-topology';
import { CallTopology } from './call-topology';
import { ChatTopology } from './chat-topology';
import { ContentTopology } from './content-topology';
import { DocumentsTopology } from './documents-topology';
import { LeadTopology } from './lead-topology';
import { MailTopology } from './mail-topology';
import { PlainTopology } from './plain-topology';
import { PosterDrawing } from './poster-drawing';
import { posterShapes } from './shapes';

const topologies: Record<DrawingId, () => React.JSX.Element> = {
  chatbot: ChatTopology,
  voicebot: CallTopology,
  email: MailTopology,
  content: ContentTopology,
  avatar: AvatarTopology,
  documents: DocumentsTopology,
  lead: LeadTopology,
};

const titleId = 'poster';

/** A solution's opening: the promise on its colour, and its line at its largest, with what happens on it. */
export function Poster({ solution }: { solution: Solution }) {
  const { demonstration, drawing, hero, line, name, route } = solution;
  const Topology = drawing && topologies[drawing];
  const shapes = posterShapes(drawing);
  // one poster's words stand on its sheet, all others' on their colour
  const onPaper = drawing === 'documents';
  return (
    <section className="poster" data-topology={drawing ?? 'plain'}>
      {/* the first picture has the poster in it, for the badge that grows into it (styles/transition.css) */}
      <link rel="expect" href={`#${titleId}`} blocking="render" />
      <div className="poster-sheet">
        <div className={onPaper ? 'poster-words' : 'poster-words poster-words-on-line'}>
          <p className="poster-name">
            <span className="poster-code line-badge">{`L${line}`}</span>
            {name}
          </p>
          <h1 id={titleId} className="poster-title">
            <Sentences text={hero.title} />
          </h1>
          <p className="poster-lead">{hero.lead}</p>
          <div className="actions poster-actions">
            {demonstration && (
              <Button asChild variant={onPaper ? 'line' : 'poster'}>
                <ScrollLink targetId={anchors.demo}>{hero.demoButton}</ScrollLink>
              </Button>
            )}
            <Button asChild variant={onPaper ? 'outline' : 'posterOutline'}>
              <ScrollLink targetId={anchors.useCases}>{hero.useCasesButton}</ScrollLink>
            </Button>
          </div>
        </div>
        <div className="poster-line">
          <PosterDrawing shapes={shapes.wide} />
          <PosterDrawing shapes={shapes.tall} tall />
          {Topology ? <Topology /> : <PlainTopology stops={route} />}
        </div>
      </div>
    </section>
  );
}
