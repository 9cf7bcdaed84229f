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
      <table>
        <caption>
          <b>{`${posters.documents.title} ${number}`}</b>
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
            <td className="quote-total">{total}</td>
          </tr>
        </tfoot>
      </table>
      <p className="quote-signed">
        {signed}, {steps.at(-1)?.time}
        <Signature className="quote-name" />
      </p>
    </div>
  );
}
