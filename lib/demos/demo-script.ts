import type { Axis, Selection } from '@/content/demos/types';

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
