import type { ChangeEvent } from 'react';
import type { Axis, Selection } from '@/content/demos/types';

interface DemoChoiceProps {
  /** Keeps the controls' names apart where a page has several simulations. */
  demo: string;
  axis: Axis;
  value: string;
  /** Missing in the server's frame, where the browser alone keeps what is chosen. */
  onChange?: ((option: string) => void) | undefined;
}

/** Native controls: the browser already knows their keys, and what to tell a screen reader. */
function DemoChoice({ demo, axis, value, onChange }: DemoChoiceProps) {
  const name = `${demo}-${axis.id}`;
  if (axis.control === 'slider') {
    const index = axis.options.findIndex(({ id }) => id === value);
    return (
      <div className="demo-choice">
        <label htmlFor={name} className="demo-legend">
          {axis.legend}
        </label>
        <input
          type="range"
          id={name}
          data-control={name}
          min={0}
          max={axis.options.length - 1}
          step={1}
          aria-valuetext={axis.options[index]?.label}
          {...(onChange
            ? {
                value: index,
                onChange: (event: ChangeEvent<HTMLInputElement>) =>
                  onChange(axis.options[event.target.valueAsNumber]?.id ?? value),
              }
            : { defaultValue: index })}
          className="demo-range"
        />
        <div className="demo-range-labels" aria-hidden="true">
          {axis.options.map((option) => (
            <span key={option.id} data-chosen={option.id === value}>
              {option.label}
            </span>
          ))}
        </div>
      </div>
    );
  }
  return (
    <fieldset className="demo-choice">
      <legend className="demo-legend">{axis.legend}</legend>
      <div className="demo-options">
        {axis.options.map((option) => (
          <label key={option.id} className="demo-option" lang={option.lang}>
            <input
              type="radio"
              name={name}
              data-control={`${name}-${option.id}`}
              value={option.id}
              {...(onChange
                ? { checked: option.id === value, onChange: () => onChange(option.id) }
                : { defaultChecked: option.id === value })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface DemoChoicesProps {
  demo: string;
  axes: readonly Axis[];
  selection: Selection;
  /** Missing in the server's frame. */
  select?: ((axis: string, option: string) => void) | undefined;
}

/** The choices of a simulation, side by side where there is room. */
export function DemoChoices({ demo, axes, selection, select }: DemoChoicesProps) {
  return (
    <div className="demo-choices needs-script">
      {axes.map((axis) => (
        <DemoChoice
          key={axis.id}
          demo={demo}
          axis={axis}
          value={selection[axis.id] ?? ''}
          onChange={select && ((option) => select(axis.id, option))}
        />
      ))}
    </div>
  );
}
