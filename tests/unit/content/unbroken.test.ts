import { unbroken } from '@/lib/italian/unbroken';

test('words with a hyphen stay whole, and a dot ends its line', () => {
  expect(unbroken('Wi-Fi · Orari di check-in')).toBe('Wi-\u2060Fi\u00a0· Orari di check-\u2060in');
  expect(unbroken('2–4 giugno')).toBe('2–4 giugno');
});
