export function pixelsOf(svg: string, size: number): Promise<Uint8Array>;
