import { readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

/** Folders that commands write, as .gitignore lists them: not even their package.json is looked at. */
const generated = [...readFileSync('.gitignore', 'utf8').matchAll(/^\/?([\w.-]+)\/$/gm)]
  .flatMap(([, name]) => name ?? [])
  .filter((name) => name !== 'node_modules');

/** Compiled as Next compiles the site. */
const config = await nextJest({ dir: './' })({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/tests/support/run/production.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts'],
  globalSetup: '<rootDir>/tests/support/run/setup.ts',
  globalTeardown: '<rootDir>/tests/support/run/teardown.ts',
  modulePathIgnorePatterns: generated.map((name) => `<rootDir>/${name.replaceAll('.', '\\.')}/`),
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
  },
})();

export default {
  ...config,
  // it imports React at run time, which Jest can follow only in what it has compiled
  transformIgnorePatterns: ['/node_modules/(?!@react-email/)'],
  // by default all processors but one, which on two of them is one; and the tests mostly wait
  maxWorkers: '100%',
  // a test says what happens, not how fast: on a busy machine it may take its time
  testTimeout: 300_000,
};
