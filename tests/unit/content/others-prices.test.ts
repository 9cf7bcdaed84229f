/** What Meta, Twilio or Google charge changes without us: the site says what is charged, never how much or that it is free. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const other = /\b(?:Meta|WhatsApp|Twilio|Google|Facebook|Instagram|OpenAI|n8n|Zapier)\b/;
const free =
  /\b(?:gratis|gratuit[aeio]|free of charge|charges? nothing)\b|\b(?:non|senza|nessun|zero)\b[^,;]{0,20}\b(?:cost[aio]|tariff[ae]|pagan?o?|paga|addebit\w+)\b/i;
const amount = /\d\s*(?:€|euro\b|cent\b|centesimi\b)/i;

/** The sentences of a source that say what somebody else charges. */
const claims = (source: string) =>
  source
    .split(/[.?!;:]\s|\n/)
    .filter((sentence) => other.test(sentence) && (free.test(sentence) || amount.test(sentence)));

const folders = ['content', 'components', 'lib', 'app'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|md|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

test('no page states what somebody else charges, nor that Meta charges nothing for replies', () => {
  const found = files.flatMap((file) =>
    claims(readFileSync(file, 'utf8')).map((sentence) => `${file}: ${sentence.trim()}`),
  );
  expect(found).toEqual([]);
});
