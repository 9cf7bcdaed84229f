/**
 * A warning nobody expected is a defect nobody looked at: whatever reaches console.error or console.warn fails the test.
 * A test that expects one replaces the method itself (`jest.spyOn(console, 'error').mockImplementation()`).
 *
 * What fails is tried once more, from its `beforeEach` on: a machine may be busy. A warning is not forgiven, for many
 * come once in a process.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const own = { error: console.error, warn: console.warn };
const unexpected = new Map<string | undefined, string[]>();
const testName = () => expect.getState().currentTestName;
const note = (...parts: unknown[]) =>
  unexpected.set(testName(), [...(unexpected.get(testName()) ?? []), parts.map(String).join(' ')]);

beforeEach(() => {
  Object.assign(console, { error: note, warn: note });
});
afterEach(() => {
  Object.assign(console, own);
  const lines = unexpected.get(testName());
  if (lines) throw new Error(`Unexpected output:\n${lines.join('\n')}`);
});
