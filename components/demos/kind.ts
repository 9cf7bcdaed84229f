import type { ComponentType } from 'react';
import type { DemoLang, Row, Scene, Script, Selection } from '@/content/demos/types';
import type { Announcement } from './core/demo-shell';
import type { Playback } from './core/playback';

export interface StageProps<P, S> {
  script: P;
  scene: S;
  selection: Selection;
  playback: Playback;
  /** Whether a voice is sounding at this moment. */
  speaking?: boolean;
}

export interface Utterance {
  text: string;
  lang: DemoLang;
  pitch?: number;
  rate?: number;
}

/** How one kind of script is drawn, timed and told. Plain functions: the server uses them as the player does. */
export interface Kind<P extends Script<S>, S extends Scene> {
  /** How many beats are shown at rest: the question and the first answer. */
  rest: number;
  /** Milliseconds before each beat of a scene. */
  delays(scene: S): number[];
  /** What the i-th beat says, from 0. */
  announce(scene: S, index: number): Announcement;
  Stage: ComponentType<StageProps<P, S>>;
  /** What has come of it after so many beats, for small screens, where the card itself is out of sight. */
  result(scene: S, shown: number): Row | undefined;
  /** What a voice says at the i-th beat, where the kind has voices. */
  utterance?(script: P, scene: S, selection: Selection, index: number): Utterance;
  /** Which of the language's voices says it, so that two speakers do not sound alike. */
  voiceIndex?(script: P, scene: S, selection: Selection, index: number): number;
}
