import {
  DrawnChoice,
  type StageProps,
  sceneAttributes,
  scenesShown,
  shownWhen,
} from '@/components/poster/choices';
import { Shapes } from '@/components/poster/shapes-view';
import { avatarDemo } from '@/content/demos/avatar';
import type { AvatarScene } from '@/content/demos/types';
import { posters } from '@/content/posters';
import type { Shape } from '../drawing';
import { FrameTime, seconds } from './frame';
import { bust, otherFaces } from './shapes';

const { axes, facts, scenes, takesOver } = avatarDemo;
const [person, role] = takesOver.split(', ');
const { aiVideo, length, tracks } = posters.avatar;
const [face, language] = axes;

/** One face: it says in the language that one chooses what it has to say. */
export function AvatarStage({ plays }: StageProps) {
  return (
    <>
      <Face shapes={bust} />
      {plays &&
        Object.entries(otherFaces).map(([id, shapes]) => (
          <Face key={id} shapes={shapes} {...shownWhen({ [face.id]: id }, false)} />
        ))}
      <i className="avatar-mouth" aria-hidden="true" />
      {(plays ? face.options : face.options.slice(0, 1)).map(({ id, label }, i) => (
        <p
          key={id}
          {...shownWhen({ [face.id]: id }, i === 0)}
          className="sr-only"
          // who speaks, once: the first caption follows
          data-at="1"
          data-said=""
        >
          {`${face.legend}: ${label}. `}
        </p>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend would stand above the tracks */}
      <div role="group" aria-label={language.legend} className="avatar-tracks fit-text" data-at="0">
        {tracks.map(({ code, lang, text }, i) => (
          <DrawnChoice
            key={code}
            {...{ plays, lang }}
            axis={language}
            option={lang}
            chosen={i === 0}
          >
            <b>{text}</b> <span>{code}</span>
          </DrawnChoice>
        ))}
      </div>
      {scenesShown(scenes, plays).map((scene, i) => (
        <Video key={scene.lang} scene={scene} place={i} />
      ))}
      <dl className="avatar-facts fit-text text-line-on leading-normal max-md:sr-only">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[6em_1fr] gap-x-[0.875rem]">
            <dt className="font-bold">{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Face({ shapes, ...shown }: { shapes: readonly Shape[]; hidden?: boolean }) {
  return (
    <div {...shown} className="avatar-face">
      <svg viewBox="0 0 100 100" className="absolute overflow-visible" aria-hidden="true">
        <Shapes shapes={shapes} />
      </svg>
    </div>
  );
}

function Video({ scene, place }: { scene: AvatarScene; place: number }) {
  const { captions, lang } = scene;
  return (
    <div {...sceneAttributes(scene, captions, place)} className="contents" lang={lang}>
      <ol className="avatar-captions story story-now fit-text items-center bg-paper font-bold leading-[1.15] tracking-[-0.02em]">
        {captions.map(({ at, text }, i) => (
          <li
            key={at}
            data-at={i + 1}
            data-value={seconds(at)}
            data-said=""
            className="text-balance [--from:-0.75rem_0]"
          >
            {text}
          </li>
        ))}
      </ol>
      <p className="avatar-notice fit-text relative font-bold">
        <span>{aiVideo[lang]}</span> <FrameTime /> <time>{length}</time>
      </p>
      <p
        className="avatar-person capsule lands relative border-3"
        data-at={captions.length}
        lang="it"
      >
        <b>{person}</b>
        <span className="max-md:sr-only">, {role}</span>
      </p>
    </div>
  );
}
