import { twinOf } from '@/build/package/hosts.mjs';

test.each([
  ['www.agenzia-linea.it', 'agenzia-linea.it'],
  ['agenzia-linea.it', 'www.agenzia-linea.it'],
  ['www.linea.co.uk', 'linea.co.uk'],
  ['sito.agenzia-linea.it', undefined],
  ['www.sito.agenzia-linea.it', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('beside %s people also type %s', (host, twin) => {
  expect(twinOf(host)).toBe(twin);
});
