import type { Finding, Status } from './finding';

const signs: Record<Status, string> = { pass: 'pass', fail: 'FAIL', owner: 'owner', skip: 'skip' };

/** One heading with its findings, as lines. */
export function section(title: string, findings: Finding[]): string {
  const lines = findings.flatMap(({ status, what, mend }) => [
    `  ${signs[status].padEnd(5)}  ${what}`,
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
