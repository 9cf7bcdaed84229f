export function nginxArguments(folder: string, http: string): Promise<string[]>;
