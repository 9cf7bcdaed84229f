import { confirm, intro, isCancel, log, password, text } from '@clack/prompts';
import {
  type Answers,
  at,
  brandMistakes,
  envMistakes,
  type Fields,
  fieldAt,
  logoMistakes,
  merged,
  presentBrand,
} from './answers';
import { keep, keptAnswers } from './kept';
import { lineQuestions, type Question, questions } from './questions';
import { cannotBeWritten, unwritable } from './written';

/** Somebody has pressed Ctrl-C: what was answered is kept. */
export class Left extends Error {}

const anotherLines = 'colours.lines?';
const smtpNames = ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD'];

/** The questions' state: the brand so far, the variables, and what was typed. */
class Interview {
  brand = presentBrand();
  change: Fields = {};
  logo: string | null = null;
  env: Record<string, string> = {};
  readonly typed = keptAnswers();
  readonly began = Object.keys(this.typed).length;

  valueOf(question: Question, typed: string) {
    if (question.mayBeNone && typed === '-') return null;
    return question.read ? question.read(typed) : typed;
  }

  /** Why an answer will not do, with what would. */
  mistake(question: Question, typed: string): string | undefined {
    const { kind, field, optional } = question;
    if (optional && typed === '') return undefined;
    if (kind === 'logo') return told(logoMistakes(typed));
    if (kind === 'brand') {
      const brand = merged(this.brand, fieldAt(field, this.valueOf(question, typed)));
      return told(brandMistakes(brand, '').filter((each) => each.field?.startsWith(field)));
    }
    const env = { ...this.env, [field]: typed };
    if (unwritable(env).includes(field)) return cannotBeWritten;
    const wrong = envMistakes(env);
    return wrong.find(({ name }) => name === field)?.what;
  }

  take(question: Question, typed: string): void {
    const { kind, field } = question;
    if (kind === 'logo') this.logo = typed || null;
    else if (kind === 'brand') {
      const part = fieldAt(field, this.valueOf(question, typed));
      this.brand = merged(this.brand, part);
      this.change = merged(this.change, part);
    } else if (typed !== '') this.env[field] = typed;
    if (kind === 'secret') return;
    this.typed[field] = typed;
    keep(this.typed);
  }

  /** What is offered: what is set already, unless the project came with it. */
  offered({ kind, field, offer, shown = String }: Question): string {
    if (kind === 'logo') return '';
    const { brand, env } = this;
    const set = kind === 'brand' ? at(brand, field) : process.env[field];
    const present = set === undefined ? '' : set === null ? '-' : shown(set);
    const own = present !== '' && !/^\[|\.example\b|^IT0+$|0000 000\d$/.test(present);
    return own && !offer ? present : (offer?.(brand, { ...process.env, ...env }) ?? present);
  }
}

const told = (mistakes: { what: string; instead: string }[]): string | undefined =>
  mistakes.length > 0
    ? mistakes.map(({ what, instead }) => `${what}\n→ ${instead}`).join('\n')
    : undefined;

function answerOf(answer: string | boolean | symbol): string {
  if (isCancel(answer)) throw new Left();
  return String(answer).trim();
}

async function ask(interview: Interview, question: Question): Promise<void> {
  const { kind, field, ask: message, mayBeNone } = question;
  const before = interview.typed[field];
  if (kind !== 'secret' && before !== undefined && !interview.mistake(question, before)) {
    interview.take(question, before);
    return;
  }
  if (kind === 'secret') {
    const validate = (typed?: string) => interview.mistake(question, typed?.trim() ?? '');
    interview.take(question, answerOf((await password({ message, validate })) ?? ''));
    return;
  }
  const offered = interview.offered(question);
  const answer = await text({
    message: mayBeNone ? `${message} (- for none)` : message,
    placeholder: offered,
    defaultValue: offered,
    // an empty answer is the one that is offered
    validate: (typed?: string) => interview.mistake(question, typed?.trim() || offered),
  });
  interview.take(question, answerOf(answer));
}

async function askLines(interview: Interview): Promise<void> {
  let wanted = interview.typed[anotherLines];
  if (wanted === undefined) {
    const message = 'Other colours for the lines, too? (Each solution has one.)';
    wanted = answerOf(await confirm({ message, initialValue: false }));
    interview.typed[anotherLines] = wanted;
    keep(interview.typed);
  }
  if (wanted !== 'true') return;
  for (const question of lineQuestions(interview.brand)) await ask(interview, question);
}

/** Asks everything, from where it was left. Throws `Left` at Ctrl-C. */
export async function interviewed(): Promise<Answers> {
  const interview = new Interview();
  // some terminals do not say how large they are, and nothing fits into none
  process.stdout.columns ||= 80;
  process.stdout.rows ||= 24;
  intro('The site becomes yours: some 30 questions. Enter takes what is offered.');
  if (interview.began > 0) log.info(`${interview.began} answers of last time are kept.`);
  for (const [head, group] of Object.entries(questions)) {
    log.step(head);
    for (const question of group) {
      // the mail server is set by its address: its parts would contradict it
      if (process.env.SMTP_URL && smtpNames.includes(question.field)) continue;
      await ask(interview, question);
    }
    if (head === 'The brand') await askLines(interview);
  }
  return { brand: interview.change, logo: interview.logo, env: interview.env };
}
