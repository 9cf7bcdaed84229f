import { readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

/** Folders that commands write, as .gitignore lists them: not even their package.json is looked at. */
const generated = [...readFileSync('.gitignore', 'utf8').matchAll(/^\/?([\w.-]+)\/$/gm)]
  .flatMap(([, name]) => name ?? [])
  .filter((name) => name !== 'node_modules');

const createProject = nextJest({ dir: './' });

/**
 * One Jest project, compiled as Next compiles the site.
 *
 * @param {import('jest').Config & { folders: string[] }} options
 */
async function project({ folders, ...options }) {
  const config = await createProject({
    ...options,
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
    setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts'],
    modulePathIgnorePatterns: generated.map((name) => `<rootDir>/${name.replaceAll('.', '\\.')}/`),
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
    },
  })();
  // the first imports React at run time, which Jest can follow only in what it has compiled; the last is a module of
  // another kind than the one before it, which requires it
  const compiled = '@react-email/|light-my-request/|cookie/';
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!${compiled})`] };
}

export default {
  // by default all processors but one, which on two of them is one; and the tests mostly wait
  maxWorkers: '100%',
  // a test says what happens, not how fast: on a busy machine it may take its time
  testTimeout: 300_000,
  projects: await Promise.all([
    project({
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/tests/support/run/production.ts'],
      globalSetup: '<rootDir>/tests/support/run/setup.ts',
      globalTeardown: '<rootDir>/tests/support/run/teardown.ts',
      folders: ['unit', 'integration', 'specification/unit'],
    }),
    project({ displayName: 'jsdom', testEnvironment: 'jsdom', folders: ['component'] }),
  ]),
};
