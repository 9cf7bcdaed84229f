import { fireEvent, render, screen } from '@testing-library/react';
import { NamedCalculator } from '@/components/calculators/named-calculator';
import { Month } from '@/components/hospitality/month';
import { guestTimeAssumptions, guestTimeFields } from '@/content/demos/guest-time';
import { assumptionFields, savingsFields } from '@/content/demos/savings';
import { facts } from '@/content/facts';
import { hospitality } from '@/content/hospitality';

/** What stands on the band once a week's hours and the part that can be automated are typed. */
function bandOf(hours: string, part: string) {
  const { container, unmount } = render(<NamedCalculator name="savings" />);
  for (const [{ label }, value] of [
    [savingsFields.hours, hours],
    [assumptionFields.base, part],
  ] as const)
    fireEvent.input(screen.getByRole('textbox', { name: label, hidden: true }), {
      target: { value },
    });
  const texts = [...container.querySelectorAll('.freed-ends > *, .savings-year > span')];
  const share = container.querySelector<HTMLElement>('.freed')?.style;
  const [all, left, freed] = texts.map(
    ({ textContent }) => /[-−]?\d[\d,.]*/.exec(textContent)?.[0],
  );
  unmount();
  return { all, left, freed, share: Number(share?.getPropertyValue('--freed-share')) };
}

test('the savings’ hours: neither those that come free nor those left are more than there are', () => {
  for (const [hours, part, freed, left] of [
    ['12,7', '100', '12,7', '0'],
    ['12,7', '0', '0', '12,7'],
    ['124', '100', '120', '0'],
    ['34', '45', '15', '19'],
    ['0', '45', '0', '0'],
  ] as const)
    expect(bandOf(hours, part)).toMatchObject({ all: hours, freed, left });
});

test('a unit is whole for the ear: with the number that is pushed, and where it is a sign with the typed one', () => {
  const { container } = render(<NamedCalculator name="savings" />);
  const { hours, cost } = savingsFields;
  const slider = screen.getByRole('slider', { name: hours.label, hidden: true });
  expect(slider.getAttribute('aria-valuetext')).toBe(`${hours.initial} ore`);
  fireEvent.input(screen.getByRole('textbox', { name: hours.label }), { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('1 ora');
  const field = screen.getByRole('textbox', { name: cost.label });
  const unit = container.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`);
  expect(unit?.textContent).toBe('€');
});

test('the savings’ band turns off as much of it as comes free, not what is said of that', () => {
  expect(bandOf('12,7', '100').share).toBe(1);
  expect(bandOf('12,7', '50').share).toBe(0.5);
});

test('a hotel’s hours become euros, and those the months that it is open', () => {
  const { container } = render(<NamedCalculator name="guest-time" />);
  const type = (field: { label: string }, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name: field.label, hidden: true }), {
      target: { value },
    });
  const shown = () =>
    ['.savings-year', '.savings-month'].map((part) =>
      container.querySelector(part)?.textContent?.replaceAll(/[\s\u00a0]+/g, ' '),
    );
  for (const [field, value] of [
    [guestTimeFields.rooms, '22'],
    [guestTimeFields.occupancy, '88'],
    [guestTimeFields.contacts, '4'],
    [guestTimeFields.cost, '22'],
    [guestTimeAssumptions.nights, '31'],
    [guestTimeAssumptions.stay, '3'],
    [guestTimeAssumptions.minutes, '3'],
    [guestTimeAssumptions.months, '1'],
  ] as const)
    type(field, value);
  expect(shown()).toEqual([
    expect.stringMatching(/^880 € circa in 1 mese/),
    expect.stringMatching(/^40 ore880 €a 22,00 €/),
  ]);
  type(guestTimeAssumptions.months, '6');
  expect(shown()[0]).toMatch(/^5\.280 € circa in 6 mesi/);
});

test('the hours that come free are rounded once: as the home’s figure is', () => {
  const { count } = facts.repetitiveHours;
  expect(bandOf(String(count), String(facts.automatable.percent)).freed).toBe(
    facts.hoursSaved.text.split(' ')[0],
  );
  // 12,45 hours are about 12, though they are 12,5 in tenths
  expect(bandOf('83', '15').freed).toBe('12');
});

test('a hotel’s month: each sum follows from those before it, as they are shown', () => {
  const { story } = hospitality.cases;
  const { container } = render(<Month story={story} />);
  const shown = [...container.querySelectorAll('b')].map(({ textContent }) => textContent);
  const [sold, stays, asked, hours, euros, handled, freed, saved, passed] = shown.flatMap((text) =>
    [...String(text).matchAll(/[\d.]+/g)].map(([number]) => Number(number.replace('.', ''))),
  );
  const { rooms, nights, occupancy, stay, contacts, minutes, cost } = story.month;
  const part = story.share / 100;
  expect(sold).toBe(Math.round((Number(rooms) * Number(nights) * Number(occupancy)) / 100));
  expect([stays, asked, hours, euros, handled, freed].map(Number)).toEqual([
    Number(sold) / Number(stay),
    Number(stays) * Number(contacts),
    (Number(asked) * Number(minutes)) / 60,
    Number(hours) * Number(cost),
    Number(asked) * part,
    Number(hours) * part,
  ]);
  expect(Number(handled) + Number(passed)).toBe(asked);
  // in tens
  expect(Math.abs(Number(saved) - Number(euros) * part)).toBeLessThan(5);
  expect(container.textContent).toContain(`${Number(hours) - Number(freed)} ore`);
});
