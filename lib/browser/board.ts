import { routeField } from './route-note';

/**
 * Says the answer to the question that was chosen on the home's board, and keeps open those that were read: on phones they
 * stand between the questions, which closing one would move.
 */
export function followBoard() {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== routeField) return;
    const row = target.closest<HTMLElement>('.board-row');
    const status = document.querySelector('.board > [role="status"]');
    const reply = row?.querySelector('.board-reply')?.textContent;
    if (!row || !status || !reply) return;
    row.dataset.answered = '';
    status.textContent = `${row.dataset.answers} ${reply}`;
  });
}
