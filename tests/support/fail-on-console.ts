/**
 * A warning nobody expected is a defect nobody looked at: whatever reaches console.error or console.warn fails the test.
 * A test that expects one replaces the method itself (`jest.spyOn(console, 'error').mockImplementation()`).
 */
// a machine may be busy: what fails is tried once more, from its `beforeEach` on
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const methods = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      unexpected.push(`console.${method}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  for (const method of methods) console[method] = original[method];
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
});
