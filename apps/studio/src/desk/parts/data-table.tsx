import type { ReactNode } from 'react';
import './data-table.css';

export interface DataTableProps {
  /** Says what the table tells; shown above it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** Columns of numbers, by their names. */
  readonly numbers?: readonly string[];
  /** The first cell heads its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows and columns; on a phone each row is a block whose cells carry their column's name. */
export function DataTable({ caption, columns, numbers = [], rows }: DataTableProps) {
  const mark = (column: string) => (numbers.includes(column) ? '' : undefined);
  return (
    <table className="desk-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-number={mark(column)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => {
              const column = columns[index + 1] ?? '';
              return (
                <td key={column} data-label={column} data-number={mark(column)}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface FactProps {
  readonly name: string;
  /** What a visitor wrote may be in another direction. */
  readonly dir?: 'auto';
  readonly children: ReactNode;
}

/** One row of a list of facts. */
export const Fact = ({ name, dir, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd dir={dir}>{children}</dd>
  </div>
);
