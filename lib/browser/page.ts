import { rememberAttribution } from './attribution';
import { layOutLater } from './later-sections';
import { watchPopovers } from './popovers';
import { takeScrollClicks } from './scrolling';
import { keepTheme } from './theme';
import { watchTooltips } from './tooltips';
import { whenRead } from './when-read';

/** The first two before anything is shown: a clean address, the chosen theme. */
const atOnce = [
  rememberAttribution,
  keepTheme,
  layOutLater,
  takeScrollClicks,
  watchPopovers,
  watchTooltips,
];

type Part = () => void;

/** Runs what every page has and its own parts, `late` ones when the page has been read. What fails stops nothing else. */
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
