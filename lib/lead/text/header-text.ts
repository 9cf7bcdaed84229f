import type { PluginFunction } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** Longest encoded-word, its delimiters included; 75 is the limit of RFC 2047, section 2. */
const wordLength = 52;

/** A quoted-string (RFC 5322, 3.2.4) before an address, as nodemailer writes a name of ASCII; a quote in one has a backslash. */
const quotedName = /(?<=^|, )"((?:[^"\\]|\\.)*)"(?= <)/g;

function encoded(text: string): string {
  return encodeWord(text, 'Q', wordLength);
}

function encodeNames(header: string): string {
  return header.replace(quotedName, (quoted, inner: string) =>
    inner.includes('=?') ? encoded(inner.replace(/\\(.)/g, '$1')) : quoted,
  );
}

/**
 * A nodemailer plugin for the step `stream`. `=?` opens an encoded-word (RFC 2047), which may stand for line breaks and
 * bidirectional controls. nodemailer lets one that somebody typed pass, in quotes where it is a name, and readers decode
 * it even there. With this a subject or a name with `=?` is encoded itself, and decoding it gives what was typed.
 */
export const encodeTypedWords: PluginFunction = ({ message }, done) => {
  if (message) {
    const encode = message.encodeHeaderValue.bind(message);
    message.encodeHeaderValue = (key, value) =>
      key === 'Subject' && typeof value === 'string' && value.includes('=?')
        ? encoded(value)
        : encodeNames(encode(key, value));
  }
  done();
};
