import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '@/scripts/lib/project.mjs';

const file = path.join(root, '.setup.json');

/** Answers of a run that was left, by the question's field, as typed; never a secret. */
export function keptAnswers(): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function keep(answers: Record<string, string>): void {
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`, { mode: 0o600 });
}

export const forget = (): void => rmSync(file, { force: true });
