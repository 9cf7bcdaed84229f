// Brings the files that follow from the brand up to date, before a build; ends with every mistake where there are any.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BrandError, filesOf, loadBrand } from './brand/files';
import { root } from './lib/project.mjs';

try {
  for (const [name, content] of Object.entries(await filesOf(await loadBrand(root)))) {
    const file = path.join(root, name);
    const before = await readFile(file).catch(() => undefined);
    if (before?.equals(Buffer.from(content))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
} catch (error) {
  if (!(error instanceof BrandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
