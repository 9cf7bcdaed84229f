import type { Axis, Scene, Selection } from '@/content/demos/types';
import { cn } from '@/lib/cn';

interface ChoicesProps {
  /** Keeps the groups apart where a page has several stages. */
  stage: string;
  axis: Axis;
  className?: string;
}

/** One choice of a stage, as radio buttons. The first option is the one that stands in the server's page. */
export function Choices({ stage, axis, className }: ChoicesProps) {
  return (
    <fieldset className={cn('choices needs-script', className)}>
      <legend>{axis.legend}</legend>
      {axis.options.map((option, i) => (
        <label key={option.id} lang={option.lang}>
          <input
            type="radio"
            name={`${stage}-${axis.id}`}
            data-axis={axis.id}
            value={option.id}
            defaultChecked={i === 0}
            autoComplete="off"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

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
