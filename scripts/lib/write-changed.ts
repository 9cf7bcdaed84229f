import { readFile, writeFile } from 'node:fs/promises';

export async function writeChanged(file: string, content: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== content)
    await writeFile(file, content);
}
