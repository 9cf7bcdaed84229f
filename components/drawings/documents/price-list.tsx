import { quoteDemo } from '@/content/demos/quote';
import { posters } from '@/content/posters';

const { rows, priceList, request, took, granted } = quoteDemo;
/** The request is the first step; then a row is taken at each, until all of the price list's are. */
const taken = rows.filter(([what]) => priceList.some(([listed]) => listed === what));
const ready = taken.length + 2;

/** When a row of the quote is there: the discount's comes with whoever grants it. */
export const stepOfRow = (what: string) => {
  const place = taken.findIndex(([each]) => each === what);
  return place < 0 ? ready + 1 : place + 2;
};

/** The steps until the quote is ready, and the milliseconds before each that comes before that. */
export const filling = {
  ready,
  delays: [request.afterMs, ...taken.map(() => 1600)],
};

/** While the quote is filled in, where it will be signed: what its rows are taken from, and how long that takes. */
export function PriceList() {
  return (
    <div className="documents-list needs-script fit-text z-1 self-end bg-paper">
      <p className="documents-row" data-at={1} data-value={0} data-said="">
        <b>{request.text}</b> <time>{request.time}</time>
      </p>
      <p className="mb-[0.25em] border-ink border-t-2 font-bold">{posters.documents.priceList}</p>
      <ul>
        {priceList.map(([what, price]) => (
          <li
            key={what}
            className="documents-row"
            data-at={rows.some(([each]) => each === what) ? stepOfRow(what) : undefined}
          >
            {what} <span>{price}</span>
          </li>
        ))}
      </ul>
      <div className="documents-row mt-[0.25em]">
        <p className="lands" data-at={ready}>
          <b className="mr-[0.25em] text-[2.25em] leading-none tracking-[-0.03em]">{took.text}</b>{' '}
          <time>{took.time}</time>
        </p>
        <p
          className="capsule lands bg-line px-[1em] py-[0.25em] font-bold text-line-on"
          data-at={ready + 1}
        >
          {granted}
        </p>
      </div>
    </div>
  );
}
