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

/** Runs what every page has, and, when the page has been read, its own parts. What fails keeps nothing else from running. */
export function startPage(parts: (() => void)[]): void {
  for (const start of atOnce) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
  for (const part of parts) whenRead(part);
}
