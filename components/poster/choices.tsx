import type { ReactNode } from 'react';
import type { Axis, DemoLang, Scene, Selection } from '@/content/demos/types';
import { cn } from '@/lib/utils';

/** A poster's product: with its demonstration, or as it stands finished, with nothing to choose or to move. */
export interface StageProps {
  plays: boolean;
}

interface ChoicesProps {
  /** Keeps the groups apart where a page has several stages. */
  stage: string;
  axis: Axis;
  /** The option that stands in the server's page; the first without it. */
  chosen?: string | undefined;
  className?: string;
  legendClass?: string | undefined;
  optionClass?: string;
}

/** One choice of a stage, as radio buttons. */
export function Choices(props: ChoicesProps) {
  const { stage, axis, chosen, className, legendClass, optionClass } = props;
  const name = `choice-${stage}-${axis.id}`;
  const legendId = `${name}-legend`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row with its options
    <div role="group" aria-labelledby={legendId} className={cn('choices needs-script', className)}>
      <span id={legendId} className={cn('choices-legend', legendClass)}>
        {axis.legend}
      </span>
      {axis.options.map((option) => (
        <label key={option.id} lang={option.lang} className="choices-option">
          <input
            type="radio"
            className="choices-input"
            name={name}
            data-axis={axis.id}
            value={option.id}
            defaultChecked={option.id === (chosen ?? axis.options[0].id)}
          />
          <span className={optionClass}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface DrawnChoiceProps extends StageProps {
  axis: Axis;
  option: string;
  chosen: boolean;
  lang?: DemoLang;
  children: ReactNode;
}

/** An option that is itself a part of the drawing; of one that does not play the chosen one is marked. */
export function DrawnChoice({ plays, axis, option, chosen, lang, children }: DrawnChoiceProps) {
  if (!plays)
    return (
      <div lang={lang} data-chosen={chosen ? '' : undefined}>
        {children}
      </div>
    );
  return (
    <label lang={lang} className="choices-option">
      <input
        type="radio"
        className="choices-input"
        name={`drawn-${axis.id}`}
        data-axis={axis.id}
        value={option}
        defaultChecked={chosen}
      />
      {children}
    </label>
  );
}

/** Of a stage that does not play, the scene that stands there. */
export const scenesShown = <S extends Scene>(scenes: readonly S[], plays: boolean) =>
  plays ? scenes : scenes.slice(0, 1);

const whenOf = (when: Selection) =>
  Object.entries(when)
    .map(([axis, option]) => `${axis}=${option}`)
    .join(' ');

/** The attributes of what is shown for one selection only: all but the first of a stage start out hidden. */
export const shownWhen = (when: Selection, first: boolean) => ({
  'data-when': whenOf(when),
  hidden: !first,
});

/** The attributes of a scene's outer element: when it is shown, and the times of its steps. */
export const sceneAttributes = (
  { when }: Scene,
  steps: readonly { afterMs: number }[],
  i: number,
) => ({
  ...shownWhen(when, i === 0),
  'data-delays': steps.map(({ afterMs }) => afterMs).join(' '),
});
