/** The other name that people type, of the bare domain and the one with www.; undefined where there is none. */
export function twinOf(host: string): string | undefined;
