import { savingsWords } from '@/content/demos/savings';
import { customerPace } from '@/lib/demos/customer-pace';
import { plural } from '@/lib/italian/plural';

const { customers, pace } = savingsWords;
const more = (count: number) => plural(count, customers);
const months = (count: number) => plural(count, pace.months);

test.each([
  [0, pace.none],
  [100, more(1)],
  [300, more(3)],
  [40, pace.every(pace.andHalf(months(2)))],
  [50, pace.every(months(2))],
  [20, pace.every(months(5))],
  [80, pace.about(pace.perYear(more(10)))],
  [150, pace.perYear(more(18))],
  [13, pace.about(pace.perYear(more(2)))],
  [1, pace.lessThanTwoAYear],
])('%d hundredths of a customer a month are told in whole ones: %s', (hundredths, told) => {
  expect(customerPace(hundredths)).toBe(told);
});
