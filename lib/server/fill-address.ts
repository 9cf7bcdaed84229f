import { placeholderOrigin } from '@/lib/seo/address';

/** Fills the site's origin into a text that has the build's placeholder. */
export function fillText(text: string, origin: string): string {
  return text.replaceAll(placeholderOrigin, origin);
}

const longText = /^([\da-f]*):T([\da-f]+),/;

const headLength = 40;

/** The same for rows of React's Flight format; a long text has its length in front, in bytes and hexadecimal. */
function fillFlight(flight: string, origin: string): string {
  const bytes = Buffer.from(flight);
  const rows: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const head = longText.exec(bytes.toString('latin1', at, at + headLength));
    const start = at + (head?.[0].length ?? 0);
    const lineEnd = bytes.indexOf('\n', at) + 1 || bytes.length;
    const end = head ? start + Number.parseInt(head[2] ?? '', 16) : lineEnd;
    const text = fillText(bytes.toString('utf8', start, end), origin);
    rows.push(head ? `${head[1]}:T${Buffer.byteLength(text).toString(16)},${text}` : text);
    at = end;
  }
  return rows.join('');
}

const push = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** The same for the script that hands a page's data to React: its parts become one, for they may end within a row. */
export function fillScript(script: string, origin: string): string {
  if (!script.includes(placeholderOrigin)) return script;
  const parts = [...script.matchAll(push)].map(([, part]) => String(JSON.parse(part ?? '""')));
  const flight = JSON.stringify(fillFlight(parts.join(''), origin));
  let first = true;
  return script.replace(push, () => {
    const whole = first ? `self.__next_f.push([1,${flight}])` : '';
    first = false;
    return whole;
  });
}
