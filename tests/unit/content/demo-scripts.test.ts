import { demos } from '@/content/demos';
import type { Scene, Script } from '@/content/demos/types';
import { everySelection, firstSelection, sceneFor, scenesFor } from '@/lib/demos/demo-script';
import { texts } from '../../support/texts';

const scripts = Object.entries(demos).flatMap(([id, script]): [string, Script<Scene>][] =>
  'scenes' in script ? [[id, script]] : [],
);
const languages = ['it', 'en', 'de', 'fr'];

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
  test('names its axes and their options once', () => {
    expect(repeated(script.axes.map(({ id }) => id))).toEqual([]);
    for (const { options } of script.axes)
      expect(repeated(options.map(({ id }) => id))).toEqual([]);
  });

  test('leads from every choice to exactly one scene, and to every scene by some choice', () => {
    const reached = everySelection(script.axes).map((selection) => {
      const scenes = scenesFor(script, selection);
      expect([selection, scenes.length]).toEqual([selection, 1]);
      return scenes[0];
    });
    expect(new Set(reached)).toEqual(new Set(script.scenes));
  });

  test('asks only for axes and options that it offers', () => {
    for (const { when } of script.scenes) {
      for (const [axis, option] of Object.entries(when)) {
        const options = script.axes.find(({ id }) => id === axis)?.options.map(({ id }) => id);
        expect(options).toContain(option);
      }
    }
  });

  test('begins with its first scene', () => {
    expect(sceneFor(script, firstSelection(script))).toBe(script.scenes[0]);
  });

  test('waits a positive time before each beat, and never so long that it seems stuck', () => {
    const waits = valuesOf('afterMs', script) as number[];
    expect(waits.length).toBeGreaterThan(script.scenes.length);
    expect(waits.filter((wait) => !(wait > 0 && wait <= 5000))).toEqual([]);
  });

  test('says something in every text, in a language that it names rightly', () => {
    expect(texts(script).filter((text) => text.trim() === '')).toEqual([]);
    expect(valuesOf('lang', script).filter((lang) => !languages.includes(String(lang)))).toEqual(
      [],
    );
  });

  test('uses the typographic apostrophe', () => {
    expect(texts(script).filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  test('fills in each row of a card, and each event, at a beat that there is', () => {
    for (const scene of script.scenes) {
      const beats = valuesOf('afterMs', scene).length;
      const places = valuesOf('after', scene) as number[];
      expect(places.filter((place) => place < 0 || place > beats)).toEqual([]);
    }
  });
});
