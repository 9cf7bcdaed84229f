import { randomBytes } from 'node:crypto';
import { actions, readLink, signLink } from '@/lib/lead/mails/signed-link';

const key = randomBytes(32);
const expiresAt = Date.parse('2026-12-31T10:00:00Z');
const leadId = '6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d';
const link = { leadId, action: 'contacted', expiresAt } as const;
const token = signLink(link, key) ?? '';
const before = expiresAt - 1;

test('a link says what it is for, whom it is about and until when, in one short segment', () => {
  for (const action of actions) {
    const signed = signLink({ ...link, action }, key) ?? '';
    expect(signed).toMatch(/^[\w-]{52}$/);
    expect(readLink(signed, key, before)).toEqual({ ...link, action });
    expect(readLink(signed, key, expiresAt)).toBe('expired');
  }
});

test('no other key, no changed character and no other length passes, or says whether it would have expired', () => {
  expect(readLink(token, randomBytes(32), before)).toBe('forged');
  expect(readLink(token, randomBytes(32), expiresAt)).toBe('forged');
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, place) + other + token.slice(place + 1);
    expect(readLink(changed, key, before)).toBe('forged');
  }
  for (const text of ['', 'x', `${token}A`, token.slice(1), `${token}=`, `${token}\n`, '%00'])
    expect(readLink(text, key, before)).toBe('forged');
  expect(signLink({ ...link, leadId: 'lead-1' }, key)).toBeNull();
});
