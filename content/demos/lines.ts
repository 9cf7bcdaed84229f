import type { Appointment, Axis, AxisOption, Dialogue, MailScene, Said } from './types';

/*
 * How simulations are written down: a string for each line. `22:47 Silvia: fate cucine?` is who says what and when; what
 * follows ` | ` are the few words of it that stand on a poster at rest. `#5 Nome: Silvia Rota` is what is noted once five
 * lines have been said. A line of another form does not compile.
 */

export type Line = `${number}:${number} ${string}: ${string}`;
type NoteLine = `#${number} ${string}: ${string}`;
export type Lines = readonly [Line, ...(Line | NoteLine)[]];
/** A note that finds its place by itself; `#@` where it goes on to a person. */
type SourceLine = `#${'' | '@'} ${string}: ${string}`;

/** How long after the one before each appears, in milliseconds: the first of a scene at once. */
const pauseMs = {
  first: 500,
  customer: 2500,
  assistant: 2100,
  human: 3000,
  paragraph: 2000,
  mail: 2200,
};

export function parse(line: string) {
  const [, time = '', author = '', words = ''] = /^(\S+) (.+?): (.*)$/s.exec(line) ?? [];
  const [text = '', brief] = words.split(' | ');
  if (!text) throw new Error(`'${line}' is no line: scrivi l’ora, il nome e il testo, come '22:47 Silvia: fate cucine?'`);
  return { time, author, text, ...(brief && { brief }) };
}

export function each<T, L>(lines: readonly [L, ...L[]], make: (line: L, i: number) => T): [T, ...T[]] {
  const [first, ...rest] = lines;
  return [make(first, 0), ...rest.map((line, i) => make(line, i + 1))];
}

/** Who has a role (`Davide, responsabile vendite`) is a person of the company. */
function roleOf(author: string): Said['from'] {
  if (/^(?:Assistente|Voicebot)/.test(author)) return 'assistant';
  return author.includes(',') ? 'human' : 'customer';
}

/** What is written in a chat or said in a call, and what is noted meanwhile. */
export function dialogue([first, ...rest]: Lines): Pick<Dialogue, 'said' | 'notes'> {
  const isNote = (line: string) => line.startsWith('#');
  const said = each([first, ...rest.filter((line) => !isNote(line))], (line, i) => {
    const message = parse(line);
    const from = roleOf(message.author);
    return { ...message, from, afterMs: pauseMs[i === 0 ? 'first' : from] };
  });
  const notes = rest.filter(isNote).map((line) => {
    const { time, author: label, text: value } = parse(line);
    return { label, value, after: Number(time.slice(1)) };
  });
  return { said, notes };
}

/** What a call leaves in the calendar: `18:30 giovedì: Visita | giovedì, con Elena`. */
export function appointment(line: Line, text: string): Appointment {
  const { author: day, text: title, ...at } = parse(line);
  return { ...at, day, title, text };
}

export interface IncomingMail {
  subject: string;
  asks: Line;
  /** The name that its answer is sent under. */
  answers: string;
  /** What the answer is made of. */
  sources: readonly SourceLine[];
  /** Where a person has to answer: who, and what they find in front of them. */
  passedTo?: SourceLine;
}

type Mail = Pick<MailScene, 'subject' | 'said' | 'notes'>;

/** A mail and the paragraphs of its answer. `[giovedì mattina](Ordine 1184)` was taken from the source of that label. */
export function mail(
  { subject, asks, answers: author, sources, passedTo }: IncomingMail,
  paragraphs: readonly [string, ...string[]],
): Mail {
  const question: Said = { ...parse(asks), from: 'customer', afterMs: pauseMs.first };
  const { time } = question;
  const answers = each(paragraphs, (text, i): Said => {
    const afterMs = pauseMs[i === 0 ? 'mail' : 'paragraph'];
    return { from: 'assistant', author, time, text, afterMs };
  });
  const said: Mail['said'] = [question, ...answers];
  if (passedTo) said.push({ ...parse(passedTo), time: '', from: 'human', afterMs: pauseMs.mail });
  const notes = sources.map((source) => {
    const { time: mark, author: label, text: value } = parse(source);
    const used = said.findIndex(({ text }) => text.includes(`](${label})`));
    return { label, value, after: Math.max(used, 0) + 1, person: mark === '#@' };
  });
  notes.sort((a, b) => a.after - b.after);
  return { subject, said, notes };
}

type Option = `${string}: ${string}`;

/** `axis('lingua: La lingua', 'it: Italiano', 'en: English')`: an option named for a foreign language is written in it. */
export function axis(head: Option, ...options: [Option, ...Option[]]): Axis {
  const halves = (line: Option) => {
    const [id = '', ...words] = line.split(': ');
    return { id, words: words.join(': ') };
  };
  const { id, words } = halves(head);
  return {
    id,
    legend: words,
    options: each(options, (line): AxisOption => {
      const { id, words: label } = halves(line);
      return id === 'en' || id === 'de' || id === 'fr' ? { id, label, lang: id } : { id, label };
    }),
  };
}
