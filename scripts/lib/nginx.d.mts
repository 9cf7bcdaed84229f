export function nginxArguments(folder: string, http: string, accessLog?: string): Promise<string[]>;
