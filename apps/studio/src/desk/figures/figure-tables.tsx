import type { FigureLine, Figures, FigureTable } from '@sundowner/desk-wire/figures';
import { DataTable } from '../parts/data-table.tsx';
import { lineWords, minutesWords, tableWords } from './figure-words.ts';

const answerColumns = ['Received', 'Held', 'Median', '90 in 100', 'In target', 'Late', 'Waiting'];
const deliveryColumns = ['Delivered', 'Waiting', 'Failed', 'Median'];

/** A table of lines: how many came, and how soon they were answered. */
export function LinesTable({
  table,
  lines,
}: {
  readonly table: FigureTable;
  readonly lines: readonly FigureLine[];
}) {
  const { title, column } = tableWords[table];
  return (
    <DataTable
      caption={`${title}; first answers in working time`}
      columns={[column, ...answerColumns]}
      numbers={answerColumns}
      rows={lines.map(({ name, received, held, first }) => ({
        key: name,
        cells: [
          lineWords(table, name),
          received,
          held,
          minutesWords(first.median),
          minutesWords(first.p90),
          first.inTarget,
          first.late,
          first.waiting,
        ],
      }))}
    />
  );
}

/** What became of the mails and of what is passed on. */
export function DeliveriesTable({ deliveries }: { readonly deliveries: Figures['deliveries'] }) {
  return (
    <DataTable
      caption="Deliveries of these days"
      columns={['Way', ...deliveryColumns]}
      numbers={deliveryColumns}
      rows={deliveries.map(({ channel, noun, delivered, waiting, dead, medianSeconds }) => ({
        key: channel,
        cells: [
          noun,
          delivered,
          waiting,
          dead,
          medianSeconds === null ? '–' : `${Math.round(medianSeconds)} s`,
        ],
      }))}
    />
  );
}
