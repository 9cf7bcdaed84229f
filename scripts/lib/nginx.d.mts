export function nginxArguments(
  folder: string,
  http: string,
  options?: { workers?: boolean },
): Promise<string[]>;
