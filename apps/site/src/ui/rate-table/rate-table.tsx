import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './rate-table.module.css';

interface RateColumn {
  /** "Peak". */
  readonly name: string;
  /** Its name over a price on a phone, where that is narrower: three stand beside one another. */
  readonly short?: string;
  /** "Jun to Sep, Dec". */
  readonly when: string;
}

export interface RateRow {
  readonly name: string;
  /** "2 adults". */
  readonly note?: string;
  /** One for each column; `null` where it is not let. */
  readonly prices: readonly ReactNode[];
}

interface RateTableProps {
  /** "Reed Camp". */
  readonly caption: string;
  /** What every price of it is for: "per person sharing, per night". */
  readonly unit: string;
  /** Its caption stands beside it already: it is there for those who hear it. */
  readonly folded?: boolean;
  /** What the rows are: "Room type". */
  readonly rowsAre: string;
  readonly columns: readonly RateColumn[];
  readonly rows: readonly RateRow[];
}

/** What things cost in each season. On a phone every row is its name over one line of prices. */
export function RateTable({ caption, unit, folded = false, rowsAre, columns, rows }: RateTableProps) {
  return (
    <table className={styles.rates} data-price="">
      <caption className={classNames(styles.caption, folded && styles.folded)}>
        {caption} <small>{unit}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{rowsAre}</th>
          {columns.map(({ name, when }) => (
            <th key={`${name} ${when}`} scope="col">
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
              <td key={`${column.name} ${column.when}`} data-label={column.short ?? column.name}>
                {prices[place] ?? <NotLet />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NotLet() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not let</VisuallyHidden>
    </>
  );
}
