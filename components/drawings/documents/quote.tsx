import { quoteDemo } from '@/content/demos/quote';
import { quoteSheet } from '@/content/desks';
import { posters } from '@/content/posters';
import { Signature } from './signature';

const { number, customer, rows, total, steps } = quoteDemo;
const { columns, signed } = quoteSheet;

/** The quote as the customer has it, signed. */
export function DocumentsQuote() {
  const [what, price] = columns;
  return (
    <div className="quote">
      <table className="w-full">
        <caption className="pb-4 text-start">
          <b className="type-title block">{`${posters.documents.title} ${number}`}</b>
          <span>{customer}</span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, euros]) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>{euros}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{posters.documents.total}</th>
            <td className="text-[clamp(1.25rem,9cqi,2.5rem)] leading-[1.1] tracking-[-0.03em]">
              {total}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-6 flex items-end justify-between border-ink border-b-(length:--rule)">
        {signed}, {steps.at(-1)?.time}
        <Signature className="w-[55%] min-w-0 max-w-64 overflow-visible [clip-path:inset(-50%_0_0)]" />
      </p>
    </div>
  );
}
