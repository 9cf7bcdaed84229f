import { readFileSync } from 'node:fs';
import { examples } from '@/lib/env-examples';

test('.env.example has every variable, with the example that a mistake is told with', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=(.*)$/gm);
  expect(Object.fromEntries([...lines].map(([, name, value]) => [name, value]))).toEqual(examples);
});
