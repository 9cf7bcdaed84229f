import type { CallTurn, ChatMessage, DemoLang, MailParagraph } from './types';

/*
 * How a dialogue is written down: a string for each line. `22:47 Silvia: fate cucine?` is who says what and when; what
 * follows ` | ` are the few words of it that stand on a poster at rest.
 */

type Line = `${string}:${string} ${string}: ${string}`;
export type Lines = readonly [Line, ...Line[]];

/** How long after the one before each appears, in milliseconds: the first of a scene at once. */
const pauseMs = { first: 500, customer: 2500, assistant: 2100, human: 3000, paragraph: 2000 };

function parse(line: Line) {
  const [, time = '', author = '', words = ''] = /^(\S+) (.+?): (.*)$/s.exec(line) ?? [];
  const [text = '', brief] = words.split(' | ');
  return { time, author, text, ...(brief && { brief }) };
}

function each<T>(lines: Lines, make: (line: Line, i: number) => T): [T, ...T[]] {
  const [first, ...rest] = lines;
  return [make(first, 0), ...rest.map((line, i) => make(line, i + 1))];
}

/** What is written in a chat. Who has a role (`Davide, responsabile vendite`) is a person of the company. */
export function chat(lines: Lines, lang?: DemoLang): [ChatMessage, ...ChatMessage[]] {
  return each(lines, (line, i) => {
    const message = parse(line);
    const { author } = message;
    const other = author.includes(',') ? 'human' : 'customer';
    const from = author.startsWith('Assistente') ? 'assistant' : other;
    return { ...message, from, afterMs: pauseMs[i === 0 ? 'first' : from], ...(lang && { lang }) };
  });
}

/** What is said in a call; `at` is its second. */
export function call(lines: Lines, lang?: DemoLang): [CallTurn, ...CallTurn[]] {
  return each(lines, (line, i) => {
    const { time, ...said } = parse(line);
    const speaker = said.author === 'Voicebot' ? 'assistant' : 'customer';
    const afterMs = pauseMs[i === 0 ? 'first' : speaker];
    return { ...said, at: time, speaker, afterMs, ...(lang && { lang }) };
  });
}

/** An answer by mail. `[giovedì mattina](Ordine 1184)` was taken from the source of that label. */
export function paragraphs(
  ...[first, ...rest]: [string, ...string[]]
): [MailParagraph, ...MailParagraph[]] {
  const paragraph = (marked: string, afterMs: number): MailParagraph => ({
    afterMs,
    text: marked
      .split(/(\[[^[\]]+\]\([^()]+\))/)
      .filter(Boolean)
      .map((part) => {
        const [, text, from] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? [];
        return text && from ? { text, from } : part;
      }),
  });
  return [
    paragraph(first, pauseMs.first),
    ...rest.map((marked) => paragraph(marked, pauseMs.paragraph)),
  ];
}
