import { readFileSync } from 'node:fs';
import { envExample } from '@/lib/env/variables';

test('.env.example says what the variables are: npx tsx scripts/write-env-example.ts', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
});
