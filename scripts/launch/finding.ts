/**
 * `pass` and `fail` are what the check itself saw; `owner` is what only somebody outside of it can see to, and blocks
 * nothing; `skip` is what could not be looked at yet.
 */
export type Status = 'pass' | 'fail' | 'owner' | 'skip';

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
