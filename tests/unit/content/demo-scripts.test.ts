import { demos } from '@/content/demos';
import type { Scene, Script } from '@/content/demos/types';
import { everySelection, firstSelection, sceneFor, scenesFor } from '@/lib/demos/demo-script';

const scripts = Object.entries(demos).flatMap(([id, script]): [string, Script<Scene>][] =>
  'scenes' in script ? [[id, script]] : [],
);
/** Every value under a key, however deep. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(key, inner),
  ]);
}

const repeated = (ids: string[]) => ids.filter((id, i) => ids.indexOf(id) !== i);

describe.each(scripts)('the script %s', (_id, script) => {
  test('leads from every choice to exactly one scene, to every scene by some choice, and begins with its first', () => {
    expect(repeated(script.axes.map(({ id }) => id))).toEqual([]);
    for (const { options } of script.axes)
      expect(repeated(options.map(({ id }) => id))).toEqual([]);
    const reached = everySelection(script.axes).map((selection) => {
      const scenes = scenesFor(script, selection);
      expect([selection, scenes.length]).toEqual([selection, 1]);
      return scenes[0];
    });
    expect(new Set(reached)).toEqual(new Set(script.scenes));
    expect(sceneFor(script, firstSelection(script))).toBe(script.scenes[0]);
  });

  test('never waits so long that it seems stuck, and fills in each row of a card at a beat that there is', () => {
    const waits = valuesOf('afterMs', script) as number[];
    expect(waits.length).toBeGreaterThan(script.scenes.length);
    expect(waits.filter((wait) => !(wait > 0 && wait <= 5000))).toEqual([]);
    for (const scene of script.scenes) {
      const beats = valuesOf('afterMs', scene).length;
      const places = valuesOf('after', scene) as number[];
      expect(places.filter((place) => place < 0 || place > beats)).toEqual([]);
    }
  });
});
