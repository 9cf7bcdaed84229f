// What the project's own commands write into it: no tool reads it for sources, and no copy of the project takes it along.
// `.gitignore` and tsconfig.json say the same for what cannot read this; tests/unit/owner/generated.test.ts compares.

export const generatedFolders = [
  '.next',
  '.demo',
  'data',
  'node_modules',
  'playwright-report',
  'screenshots',
  'test-results',
];
