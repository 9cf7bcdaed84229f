import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file's path as addresses have it: with `/`, whatever the system puts between folders. */
export function withSlashes(file: string, separator: string = path.sep): string {
  return file.replaceAll(separator, '/');
}

/** The files of a folder, however deep, as addresses name them. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(path.relative(folder, path.join(entry.parentPath, entry.name))));
}
