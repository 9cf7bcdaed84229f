type NumberFault = 'empty' | 'malformed' | 'negative' | 'tooPrecise' | 'tooLarge' | 'tooSmall';

type ParsedNumber = { ok: true; value: number } | { ok: false; fault: NumberFault };

interface NumberRule {
  decimals: number;
  min: number;
  max: number;
}

/** Dots group thousands, a comma starts the decimals; `1234.50`, from a numeric keypad, is understood too. */
const italian = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;
const keypad = /^(\d+)\.(\d{1,2})$/;
const decoration = /[\s\u00a0\u202f€%]|EUR/gi;

const fault = (reason: NumberFault): ParsedNumber => ({ ok: false, fault: reason });

/** Reads `1.234,50`, with or without € or %, into whole smallest units, 123450, or says what is wrong with it. */
export function parseItalianNumber(text: string, { decimals, min, max }: NumberRule): ParsedNumber {
  const bare = text.replace(decoration, '');
  if (bare === '') return fault('empty');
  const negative = /^[-−–]/.test(bare);
  const digits = negative ? bare.slice(1) : bare;
  const parts = keypad.exec(digits) ?? italian.exec(digits);
  if (!parts) return fault('malformed');
  const [, whole = '', fraction = ''] = parts;
  if (fraction.length > decimals) return fault('tooPrecise');
  const value = Number(whole.replaceAll('.', '') + fraction.padEnd(decimals, '0'));
  if (negative && value > 0) return fault('negative');
  if (value > max) return fault('tooLarge');
  return value < min ? fault('tooSmall') : { ok: true, value };
}
