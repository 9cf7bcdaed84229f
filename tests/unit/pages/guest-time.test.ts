import { guestTime } from '@/lib/demos/guest-time';

const input = {
  rooms: 20,
  nights: 30,
  occupancy: 6500,
  stayTenths: 25,
  contactsTenths: 40,
  minutesTenths: 30,
};

test('20 rooms at 65%, 2,5 nights a stay, 4 questions of 3 minutes each, are 31,2 hours a month', () => {
  // 390 nights ÷ 2,5 = 156 stays × 4 = 624 × 3 min = 1.872 min
  expect(guestTime(input)).toBe(312);
});

test.each([
  ['no room', { rooms: 0 }, 0],
  ['a month in which the house is closed', { nights: 0 }, 0],
  ['an empty house', { occupancy: 0 }, 0],
  ['guests who ask nothing', { contactsTenths: 0 }, 0],
  // 7,2 stays, of which no part is rounded away: 21,6 minutes
  ['a single room', { rooms: 1, occupancy: 6000, contactsTenths: 10 }, 4],
  ['twice the rooms', { rooms: 40 }, 624],
])('%s', (_case, change, hoursTenths) => {
  expect(guestTime({ ...input, ...change })).toBe(hoursTenths);
});

test('the largest house that can be typed stays exact', () => {
  const most = {
    rooms: 5000,
    nights: 31,
    occupancy: 10_000,
    stayTenths: 10,
    contactsTenths: 1000,
    minutesTenths: 600,
  };
  expect(most.rooms * most.nights * most.occupancy * 1000 * 600).toBeLessThan(
    Number.MAX_SAFE_INTEGER,
  );
  expect(guestTime(most)).toBe(155_000_000);
});
