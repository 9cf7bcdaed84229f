import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageError from '@/app/error';
import { errorPage } from '@/content/error-page';

test('an unexpected error shows its message, a retry and a way back', async () => {
  const reset = jest.fn();
  render(<PageError error={new Error('Il binario è occupato')} reset={reset} />);
  expect(screen.getByRole('heading', { level: 1, name: errorPage.title })).toBeInTheDocument();
  expect(screen.getByText('Il binario è occupato')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button'));
  expect(reset).toHaveBeenCalledTimes(1);
});
