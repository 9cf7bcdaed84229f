import nextJest from 'next/jest.js';
import { generatedFolders } from './scripts/lib/generated.mjs';

/** Packages are needed; nothing else that is generated is looked at, not even for its package.json. */
const generated = generatedFolders.filter((name) => name !== 'node_modules');

const createProject = nextJest({ dir: './' });

/**
 * One Jest project, compiled as Next compiles the site.
 *
 * @typedef {{ globalSetup?: string, globalTeardown?: string }} Around what runs before all tests, and after
 * @param {{ displayName: string, testEnvironment: string, folders: string[] } & Around} options
 */
function project({ folders, ...options }) {
  return createProject({
    ...options,
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
    setupFilesAfterEnv: ['<rootDir>/tests/support/fail-on-console.ts'],
    modulePathIgnorePatterns: generated.map((name) => `<rootDir>/${name.replaceAll('.', '\\.')}/`),
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  })();
}

export default {
  // by default all processors but one, which on two of them is one; and the tests mostly wait
  maxWorkers: '100%',
  // a test says what happens, not how fast: on a busy machine it may take its time
  testTimeout: 120_000,
  projects: await Promise.all([
    project({
      displayName: 'node',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/support/run/setup.ts',
      globalTeardown: '<rootDir>/tests/support/run/teardown.ts',
      folders: ['unit', 'integration', 'specification/unit'],
    }),
    project({ displayName: 'jsdom', testEnvironment: 'jsdom', folders: ['component'] }),
  ]),
};
