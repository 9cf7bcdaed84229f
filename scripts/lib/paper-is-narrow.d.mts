export function queryWithPaper(query: string): string;
