export function findProgram(name: string): string | undefined;
export function ensureProgram(name: string): Promise<string>;
