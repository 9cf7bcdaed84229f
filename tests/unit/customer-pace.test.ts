import { customerPace } from '@/lib/customer-pace';

test.each([
  [0, 'nessun cliente in più'],
  [100, '1 cliente in più'],
  [300, '3 clienti in più'],
  [40, 'un cliente in più ogni 2 mesi e mezzo'],
  [50, 'un cliente in più ogni 2 mesi'],
  [20, 'un cliente in più ogni 5 mesi'],
  [80, 'circa 10 clienti in più in un anno'],
  [150, '18 clienti in più in un anno'],
  [13, 'circa 2 clienti in più in un anno'],
  [1, 'non più di un cliente in più all’anno'],
])('%d hundredths of a customer a month are told in whole ones', (hundredths, told) => {
  expect(customerPace(hundredths)).toBe(told);
});
