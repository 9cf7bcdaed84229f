import { fireEvent, render, screen } from '@testing-library/react';
import PageError from '@/app/error';
import { errorPage } from '@/content/error-page';

test('an unexpected error shows its message, a retry and a way back', () => {
  const reset = jest.fn();
  render(<PageError error={new Error('Il binario è occupato')} reset={reset} />);
  screen.getByRole('heading', { level: 1, name: errorPage.title });
  screen.getByText('Il binario è occupato');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  fireEvent.click(screen.getByRole('button'));
  expect(reset).toHaveBeenCalledTimes(1);
});
