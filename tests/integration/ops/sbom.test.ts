import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import manifest from '@/package.json' with { type: 'json' };

const billOf = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ name: z.literal(manifest.name) }) }),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

test('the bill of a release has all that the server carries, and no tool of development', () => {
  const printed = execFileSync(process.execPath, ['scripts/sbom.mjs'], { encoding: 'utf8' });
  const { components } = billOf.parse(JSON.parse(printed));
  const listed = Object.fromEntries(components.map(({ name, version }) => [name, version]));
  expect(listed).toMatchObject(manifest.dependencies);
  // what comes with a package, and what tools need as well
  for (const name of ['satori', 'scheduler', 'esbuild']) expect(listed).toHaveProperty([name]);
  for (const name of ['typescript', 'jest', 'knip']) expect(listed).not.toHaveProperty([name]);
});
