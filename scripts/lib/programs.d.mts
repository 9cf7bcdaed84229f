export function ensureProgram(name: string, debianPackage?: string): Promise<string>;
