/** Every text of `content/`: of pages, simulations, mails and what the server answers. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { texts } from './texts';

const modules = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'demos/lines.ts')
  .map((name) => require(path.resolve('content', name)));
export const copy = [...new Set(texts(modules))];
