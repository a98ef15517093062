import type { ReactNode } from 'react';
import './data-table.css';

interface Column {
  readonly label: string;
  readonly number?: boolean;
}

export interface DataTableProps {
  /** Says what the table tells; shown above it. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The first cell heads its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows and columns; on a phone each row is a block whose cells carry their column's name. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="desk-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, number }) => (
            <th key={label} scope="col" data-number={number ? '' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => {
              const column = columns[index + 1];
              return (
                <td
                  key={column?.label ?? index}
                  data-label={column?.label}
                  data-number={column?.number ? '' : undefined}
                >
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
