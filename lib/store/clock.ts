/**
 * Milliseconds by which the clocks of machines that share a store may differ. What was written for later than that is of
 * a clock that has been set back since.
 */
export const skewMs = 300_000;
