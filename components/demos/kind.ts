import type { ComponentType } from 'react';
import type { DemoLang, Scene, Script, Selection } from '@/content/demos/types';
import type { Announcement } from './demo-shell';
import type { Playback } from './playback';

export interface StageProps<P, S> {
  script: P;
  scene: S;
  selection: Selection;
  playback: Playback;
  /** Whether a voice is sounding at this moment. */
  speaking?: boolean;
}

export interface Line {
  text: string;
  lang: DemoLang;
  pitch?: number;
  rate?: number;
}

/** How one kind of script is drawn, timed and told. Plain functions: the server uses them as the player does. */
export interface Kind<P extends Script<S>, S extends Scene> {
  /** Milliseconds before each beat of a scene. */
  delays(scene: S): number[];
  /** What the i-th beat says, from 0. */
  announce(scene: S, index: number): Announcement;
  Stage: ComponentType<StageProps<P, S>>;
  /** What a voice says at the i-th beat, where the kind has voices. */
  line?(script: P, scene: S, selection: Selection, index: number): Line;
  /** Which of the language's voices says it, so that two speakers do not sound alike. */
  voiceIndex?(script: P, scene: S, selection: Selection, index: number): number;
}
