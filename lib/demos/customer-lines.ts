import { solutions } from '@/content/solutions';
import type { CustomerLine } from './choose-line';

/** The examples of every line, as they travel to the browser. */
export const customerLines = (): CustomerLine[] =>
  solutions.map(({ slug, run }) => ({ slug, examples: run.customers.examples }));
