/** `pass` and `fail` are what the check saw; `owner` is for somebody to see to, and blocks nothing. */
export interface Finding {
  status: 'pass' | 'fail' | 'owner';
  /** What was seen. */
  what: string;
  /** What to do about it. */
  fix?: string;
}

export const pass = (what: string): Finding => ({ status: 'pass', what });
export const fail = (what: string, fix: string): Finding => ({ status: 'fail', what, fix });
export const leftToOwner = (what: string, fix: string): Finding => ({ status: 'owner', what, fix });

/** One of the two, by what was seen. */
export const check = (holds: boolean, good: string, bad: string, fix: string): Finding =>
  holds ? pass(good) : fail(bad, fix);

/** One heading with its findings, as lines. */
export function section(title: string, findings: Finding[]): string {
  const lines = findings.flatMap(({ status, what, fix }) => [
    `  ${(status === 'fail' ? 'FAIL' : status).padEnd(5)}  ${what}`,
    ...(fix ? [`         → ${fix}`] : []),
  ]);
  return [title, ...lines, ''].join('\n');
}
