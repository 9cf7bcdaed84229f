import { render } from '@testing-library/react';
import { LiveDemo } from '@/components/sections/live-demo';
import { liveDemo } from '@/content/live-demo';
import { site } from '@/content/site';

const both = ['telephone', 'whatsapp'] as const;

/** The page's line, with these numbers to try an assistant at. */
function lineWith(
  numbers: Partial<(typeof site)['demoLines']>,
  ways: readonly ('telephone' | 'whatsapp')[],
) {
  jest.replaceProperty(site, 'demoLines', { telephone: null, whatsapp: null, ...numbers });
  return render(<LiveDemo ways={ways} />).container;
}

const number = (shown: string) => ({ shown, e164: shown.replaceAll(' ', '') });
const telephone = number('+39 02 1234 5679');
const whatsapp = number('+39 333 123 4568');

afterEach(() => jest.restoreAllMocks());

test('without a number no page invites to try an assistant at one', () => {
  expect(lineWith({}, both).innerHTML).toBe('');
  expect(lineWith({ telephone }, ['whatsapp']).innerHTML).toBe('');
});

test('numbers that the owner has given can be called and written to, and who answers is said before', () => {
  const line = lineWith({ telephone, whatsapp }, both);
  const [call, chat] = line.querySelectorAll('a');
  expect(call?.href).toBe(`tel:${telephone.e164}`);
  expect(line.textContent).toContain(telephone.shown);
  expect(line.textContent).toContain(liveDemo.note);
  expect(chat?.href).toMatch(/^https:\/\/wa\.me\/393331234568\?text=Ciao/);
  expect([chat?.target, chat?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});
