import type { Mark } from './mark.mjs';

export function markModule(mark: Mark): string;
