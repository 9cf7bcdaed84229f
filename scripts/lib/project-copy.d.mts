export function copyProject(name: string): Promise<string>;
