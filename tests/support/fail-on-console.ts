/**
 * A warning nobody expected is a defect nobody looked at: whatever reaches console.error or console.warn fails the test.
 * A test that expects one replaces the method itself (`jest.spyOn(console, 'error').mockImplementation()`).
 *
 * What fails is tried once more, from its `beforeEach` on: a machine may be busy. A warning is not forgiven, for many
 * come once in a process.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const methods = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };
const unexpected = new Map<string | undefined, string[]>();

const ofThisTest = () => unexpected.get(expect.getState().currentTestName) ?? [];

beforeEach(() => {
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      const line = `console.${method}: ${parts.map(String).join(' ')}`;
      unexpected.set(expect.getState().currentTestName, [...ofThisTest(), line]);
    };
  }
});

afterEach(() => {
  for (const method of methods) console[method] = original[method];
  const lines = ofThisTest();
  if (lines.length > 0) throw new Error(`Unexpected output:\n${lines.join('\n')}`);
});
