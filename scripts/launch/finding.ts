/** `pass` and `fail` are what the check saw; `owner` is for somebody to see to, and blocks nothing. */
export interface Finding {
  status: 'pass' | 'fail' | 'owner';
  what: string;
  fix?: string;
}

export const pass = (what: string): Finding => ({ status: 'pass', what });
export const fail = (what: string, fix: string): Finding => ({ status: 'fail', what, fix });
export const leftToOwner = (what: string, fix: string): Finding => ({ status: 'owner', what, fix });

export const orPass = (findings: Finding[], good: string): Finding[] =>
  findings.length > 0 ? findings : [pass(good)];
