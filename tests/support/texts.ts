import path from 'node:path';
import { filesIn } from './files';

/** Every text, wherever it stands; of a text that is built, its template with a 2 in each gap. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return texts(value('2', '2', '2', '2', '2'));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const modules = filesIn(['content'], /(?<!demos\/lines)\.ts$/);

/** Every text of `content/`: of pages, simulations, mails and what the server answers. */
export const copy = [...new Set(texts(modules.map((name) => require(path.resolve(name)))))];
