/**
 * `pass` and `fail` are what the check itself saw; `owner` is what only somebody outside of it can see to, and blocks
 * nothing; `skip` is what could not be looked at yet.
 */
type Status = 'pass' | 'fail' | 'owner' | 'skip';

export interface Finding {
  status: Status;
  /** What was seen. */
  what: string;
  /** What to do about it. */
  mend?: string;
}

export const pass = (what: string): Finding => ({ status: 'pass', what });
export const fail = (what: string, mend: string): Finding => ({ status: 'fail', what, mend });
export const leftToOwner = (what: string, mend: string): Finding => ({
  status: 'owner',
  what,
  mend,
});
export const skip = (what: string, mend: string): Finding => ({ status: 'skip', what, mend });

/** One of the two, by what was seen. */
export function check(holds: boolean, good: string, bad: string, mend: string): Finding {
  return holds ? pass(good) : fail(bad, mend);
}

/** One heading with its findings, as lines. */
export function section(title: string, findings: Finding[]): string {
  const lines = findings.flatMap(({ status, what, mend }) => [
    `  ${(status === 'fail' ? 'FAIL' : status).padEnd(5)}  ${what}`,
    ...(mend ? [`         → ${mend}`] : []),
  ]);
  return [title, ...lines, ''].join('\n');
}

/** The last line, and whether something blocks: then the exit status is 1. */
export function verdict(findings: Finding[]): { text: string; exitCode: 0 | 1 } {
  const count = (status: Status) => findings.filter((finding) => finding.status === status).length;
  const blocking = count('fail');
  const text = `${count('pass')} passed, ${blocking} to mend, ${count('owner')} left to the owner, ${count('skip')} not looked at`;
  return { text, exitCode: blocking > 0 ? 1 : 0 };
}
