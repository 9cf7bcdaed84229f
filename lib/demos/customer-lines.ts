import { solutions } from '@/content/solutions';
import type { CustomerLine } from './choose-line';

export const customerLines = (): CustomerLine[] =>
  solutions.map(({ slug, run }) => ({ slug, examples: run.customers.examples }));
