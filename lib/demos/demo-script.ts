import type { Axis, Scene, Script, Selection } from '@/content/demos/types';

/** Every way to choose one option on each axis, in the axes' own order. */
export function everySelection(axes: readonly Axis[]): Selection[] {
  return axes.reduce<Selection[]>(
    (selections, axis) =>
      selections.flatMap((selection) =>
        axis.options.map((option) => ({ ...selection, [axis.id]: option.id })),
      ),
    [{}],
  );
}

export function scenesFor<S extends Scene>(script: Script<S>, selection: Selection): S[] {
  return script.scenes.filter((scene) =>
    Object.entries(scene.when).every(([axis, option]) => selection[axis] === option),
  );
}

/** The scene that a selection leads to. The script's first where there is none. */
export function sceneFor<S extends Scene>(script: Script<S>, selection: Selection): S {
  return scenesFor(script, selection)[0] ?? script.scenes[0];
}

export function axesStart(axes: readonly Axis[]): Selection {
  return Object.fromEntries(axes.map((axis) => [axis.id, axis.options[0].id]));
}
