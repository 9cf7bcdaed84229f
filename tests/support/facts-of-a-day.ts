/**
 * The site's facts with an answer promised within a day, in place of `@/content/facts`: for tests that reckon with times
 * of the clock, whatever the owner promises.
 */
import { hours } from '@/content/amounts';

const { facts: own } = jest.requireActual<typeof import('@/content/facts')>('@/content/facts');

export const facts = { ...own, answer: hours(24) };
