import { ScrollLink } from '@/components/layout/scroll-link';
import { LiveDemo } from '@/components/sections/live-demo';
import { Sentences } from '@/components/sections/sentences';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { liveWaysOf } from '@/content/live-demo';
import type { DrawingId, Solution } from '@/content/types';
import { AvatarPoster } from './avatar-poster';
import { CallPoster } from './call-poster';
import { ChatPoster } from './chat-poster';
import { ContentPoster } from './content-poster';
import { DocumentsPoster } from './documents-poster';
import { LeadPoster } from './lead-poster';
import { MailPoster } from './mail-poster';
import { PlainPoster } from './plain-poster';
import { PlayButton, PlayControls } from './play-controls';
import { PlayScript } from './play-script';
import { PosterDrawing } from './poster-drawing';
import { posterShapes } from './shapes';

const topologies: Record<DrawingId, () => React.JSX.Element> = {
  chatbot: ChatPoster,
  voicebot: CallPoster,
  email: MailPoster,
  content: ContentPoster,
  avatar: AvatarPoster,
  documents: DocumentsPoster,
  lead: LeadPoster,
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
    <section className="poster" data-topology={drawing ?? 'plain'} data-stage="">
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
            {demonstration && <PlayButton label={hero.demoButton} />}
            <Button asChild variant={onPaper ? 'outline' : 'posterOutline'}>
              <ScrollLink targetId={anchors.useCases} className="play-rest">
                {hero.useCasesButton}
              </ScrollLink>
            </Button>
            {demonstration && <PlayControls voices={demonstration.voices === true} />}
          </div>
          {demonstration && (
            <p className="poster-caption">
              {demonstration.caption}
              <LiveDemo ways={liveWaysOf[demonstration.demo] ?? []} />
            </p>
          )}
        </div>
        <div id={anchors.demo} className="poster-line" data-box="">
          <PosterDrawing shapes={shapes.wide} />
          <PosterDrawing shapes={shapes.tall} tall />
          {Topology ? <Topology /> : <PlainPoster stops={route} />}
        </div>
      </div>
      {demonstration && <PlayScript />}
    </section>
  );
}
