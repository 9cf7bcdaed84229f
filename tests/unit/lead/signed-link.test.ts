import { randomBytes } from 'node:crypto';
import { actions, readLink, signLink } from '@/lib/lead/links/signed-link';

const key = randomBytes(32);
const expiresAt = Date.parse('2026-12-31T10:00:00Z');
const link = {
  leadId: '6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d',
  action: 'contacted',
  expiresAt,
} as const;
const token = signLink(link, key) ?? '';
const before = expiresAt - 1;

test.each(actions)(
  'a link to %s says whom it is about and until when, in one short segment',
  (action) => {
    const signed = signLink({ ...link, action }, key) ?? '';
    expect(signed).toMatch(/^[\w-]{52}$/);
    expect(readLink(signed, key, before)).toEqual({ ...link, action });
  },
);

test('it holds until its time, and from then on is expired', () => {
  expect(readLink(token, key, before)).toEqual(link);
  expect(readLink(token, key, expiresAt)).toBe('expired');
});

test('no other key, no changed character and no other length passes', () => {
  expect(readLink(token, randomBytes(32), before)).toBe('forged');
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, place) + other + token.slice(place + 1);
    expect(readLink(changed, key, before)).toBe('forged');
  }
  for (const text of ['', 'x', `${token}A`, token.slice(1), `${token}=`, `${token}\n`, '%00']) {
    expect(readLink(text, key, before)).toBe('forged');
  }
});

test('a forged link is not told whether it would have expired', () => {
  const signed = signLink({ ...link, expiresAt: 0 }, randomBytes(32)) ?? '';
  expect(readLink(signed, key, before)).toBe('forged');
});

test('an id that no release has given has no link', () => {
  expect(signLink({ ...link, leadId: 'lead-1' }, key)).toBeNull();
});
