import type { Colours, Pair } from './mistakes.mjs';

/** Ground, and the least contrast to it. */
export type Demand = [ground: string, least: number];

export function contrast(a: string, b: string): number;
export function nearest(colour: string, demands: Demand[]): string | undefined;
export function paletteOf(colours: Colours): Record<string, Pair>;
