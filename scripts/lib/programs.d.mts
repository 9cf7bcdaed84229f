export function ensureProgram(name: string): Promise<string>;
