import { isExample } from '@/content/owner';

/** What the start and the launch check say of the agency that the project comes with. */
export const exampleFault = {
  what: 'content/brand.json is the example agency',
  remedy: 'write your own and take out "example", then build again',
} as const;

/** What is wrong with invented names and prices at a public address, and the remedy; null when nothing is. */
export const exampleMistake = (isPublic: boolean): string | null =>
  isPublic && isExample ? `${exampleFault.what}: ${exampleFault.remedy}.` : null;
