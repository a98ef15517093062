import { VisuallyHidden } from '../text/text.tsx';
import styles from './rate-table.module.css';

export interface RateColumn {
  /** "Peak". */
  readonly name: string;
  /** "Jun to Sep, Dec". */
  readonly when: string;
}

/** One price in every currency the page can show, as printed: `{ ZAR: 'R 19 850', USD: '$1,120' }`. */
export type Price = Readonly<Record<string, string>>;

export interface RateRow {
  readonly name: string;
  /** "2 adults". */
  readonly note?: string;
  /** One for each column; `null` where it is not let. */
  readonly prices: readonly (Price | null)[];
}

interface RateTableProps {
  /** "River Lodge". */
  readonly caption: string;
  /** What the rows are: "Room type". */
  readonly rowsAre: string;
  readonly columns: readonly RateColumn[];
  readonly rows: readonly RateRow[];
  /** The currency shown before anything is chosen. */
  readonly currency: string;
}

/**
 * What things cost in each season. All currencies stand in the page; styles show the one that `html[data-currency]` names, so that a
 * change is announced by the toggle alone. On a phone every row is its name over one line of prices.
 */
export function RateTable({ caption, rowsAre, columns, rows, currency }: RateTableProps) {
  return (
    <table className={styles.rates}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowsAre}</th>
          {columns.map(({ name, when }) => (
            <th key={name} scope="col">
              {name} <small>{when}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, prices }) => (
          <tr key={name}>
            <th scope="row">
              {name} {note && <small>{note}</small>}
            </th>
            {columns.map((column, place) => (
              <td key={column.name} data-label={column.name}>
                <Amount price={prices[place] ?? null} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ price, currency }: { readonly price: Price | null; readonly currency: string }) {
  if (price === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Not let</VisuallyHidden>
      </>
    );
  return Object.entries(price).map(([code, amount]) => (
    <span key={code} className={styles.price} data-in={code} data-first={code === currency || undefined}>
      {amount}
    </span>
  ));
}
