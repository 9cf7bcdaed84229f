import { rememberAttribution } from './attribution';
import { layOutLater } from './later-sections';
import { watchPopovers } from './popovers';
import { takeScrollClicks } from './scrolling';
import { keepTheme } from './theme';
import { watchTooltips } from './tooltips';
import { whenRead } from './when-read';

/** The first two run before anything is shown. */
const atOnce = [
  rememberAttribution,
  keepTheme,
  layOutLater,
  takeScrollClicks,
  watchPopovers,
  watchTooltips,
];

type Part = () => void;

/** Runs the parts of every page and its own, `late` ones once it is read. A failing part stops no other. */
export function startPage(late: Part[], early: Part[] = []): void {
  for (const start of [...atOnce, ...early]) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
  for (const part of late) whenRead(part);
}
