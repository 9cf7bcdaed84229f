// Texts and requests in a terminal: no line that a visitor wrote can be taken for the command's own.
import { leadsCommand as words } from '@/content/leads-command';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import { referenceOf } from '@/lib/lead/mails/lead-text';
import { multiLine, singleLine } from '@/lib/lead/plain-text';
import { inRome } from '@/lib/time';

const margin = '    ';

/** 80 for what goes into a file or another program. */
export const terminalColumns = (): number => process.stdout.columns ?? 80;

/** Latin letters and the marks of Italian texts are one column wide, a Chinese character is two. */
const narrowLine = /^[ -~\u00A0-\u024F‘’“”–—…•€]*$/;

/** A visitor's text for a terminal `columns` wide, indented and without control characters. */
export function indented(text: string, columns: number): string {
  const room = Math.max(20, columns - margin.length);
  const folded = (line: string) => {
    const most = narrowLine.test(line) ? room : Math.floor(room / 2);
    return line.match(new RegExp(`.{1,${most}}`, 'gu')) ?? line;
  };
  const lines = multiLine(text).replaceAll('\t', '    ').split('\n');
  return lines
    .flatMap(folded)
    .map((line) => margin + line)
    .join('\n');
}

/** What a terminal shows in two columns (UAX #11), as far as names have it. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]/u;
const graphemes = new Intl.Segmenter('it');

const widthOf = (sign: string): number => (wide.test(sign) ? 2 : 1);

/** The columns that a line takes in a terminal. */
export const columnsOf = (line: string): number =>
  Array.from(graphemes.segment(line)).reduce((sum, { segment }) => sum + widthOf(segment), 0);

/** A line as wide as so many columns, filled up with blanks or cut with an ellipsis. */
export function fitted(line: string, columns: number): string {
  const spare = columns - columnsOf(line);
  if (spare >= 0) return line + ' '.repeat(spare);
  let shown = '';
  let room = columns - 1;
  for (const { segment } of graphemes.segment(line)) {
    room -= widthOf(segment);
    if (room < 0) break;
    shown += segment;
  }
  return fitted(`${shown}…`, columns);
}

/** A visitor's text in a sentence. */
export const oneLine = (text: string): string => fitted(singleLine(text), 60).trimEnd();

export const shortTime = (date: Date): string => inRome(date).toFormat('dd/MM/yyyy HH:mm');

const who = ({ fields }: LeadRecord) => `${oneLine(fields.nome)}, ${oneLine(fields.azienda)}`;

/** A request in a sentence: `richiesta 2e2ee3a1 di Maria Rossi, Rossi & Figli Srl`. */
export function named(lead: LeadRecord): string {
  const reference = referenceOf(lead.id);
  return lead.unreadable === null
    ? words.request(reference, who(lead))
    : words.unreadableRequest(reference);
}

/** A request in one line of the terminal: number, time, name, company. */
export function briefly(lead: LeadRecord): string {
  const about = lead.unreadable === null ? who(lead) : words.unreadable;
  const line = `  ${referenceOf(lead.id)}  ${shortTime(lead.receivedAt)}  ${about}`;
  return fitted(line, terminalColumns()).trimEnd();
}
