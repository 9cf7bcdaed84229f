type Wait = { gone: Promise<unknown>; limitMs: number };

export function isFree(port: number, host?: string): Promise<boolean>;
export function anyFreePort(host?: string): Promise<number>;
export function nextFreePort(port: number, host?: string, taken?: number[]): Promise<number>;
export function untilHttp(url: string, wait: Wait): Promise<void>;
export function untilTcp(port: number, host: string, wait: Wait): Promise<void>;
