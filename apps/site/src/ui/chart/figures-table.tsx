import { Disclosure } from '../disclosure/disclosure.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './figures-table.module.css';

interface FiguresTableProps {
  /** What the figures are of: names the table and tells one fold from another. */
  readonly caption: string;
  /** Heads of the two columns: "Year", "Litres, a guest, a night". */
  readonly heads: readonly [name: string, figure: string];
  readonly rows: readonly { readonly name: string; readonly figure: string }[];
}

/** The figures of a chart as a table, folded beside it. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <Disclosure
      className={styles.fold}
      summary={
        <span className={styles.summary}>
          The figures as a table<VisuallyHidden>: {caption}</VisuallyHidden>
        </span>
      }
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figure }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
