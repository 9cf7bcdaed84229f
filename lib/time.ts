export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Where the agency and its customers are. */
export const romeZone = 'Europe/Rome';
