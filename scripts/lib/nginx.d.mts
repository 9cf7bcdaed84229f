export function nginxArguments(
  folder: string,
  http: string,
  options?: { accessLog?: string; workers?: boolean },
): Promise<string[]>;
