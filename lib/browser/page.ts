import { rememberAttribution } from './attribution';
import { followBoard } from './board';
import { drawOnEntry } from './draw-on-entry';
import { layOutLater } from './later-sections';
import { bringNearestForward } from './nearest-stops';
import { watchPopovers } from './popovers';
import { takeScrollClicks } from './scrolling';
import { followTaken } from './shelf';
import { playStages } from './stages';
import { keepTheme } from './theme';
import { watchTooltips } from './tooltips';
import { whenRead } from './when-read';

/** They listen to the document, or change `<html>`: the first two run before anything is shown. */
const atOnce = [
  rememberAttribution,
  keepTheme,
  layOutLater,
  takeScrollClicks,
  watchPopovers,
  watchTooltips,
  playStages,
  followBoard,
];

/** Look for their elements, which not every page has, once it is read. */
const onceRead = [drawOnEntry, followTaken, bringNearestForward];

function run(part: () => void): void {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
}

/** Runs the parts that every page has, `more` among those that do not wait. A failing part stops no other. */
export function startPage(more: (() => void)[] = []): void {
  for (const part of [...atOnce, ...more]) run(part);
  for (const part of onceRead) whenRead(() => run(part));
}
