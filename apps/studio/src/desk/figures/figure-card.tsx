import type { FigureLine, Figures, FigureTable } from '@sundowner/desk-wire/figures';
import { type ReactNode, useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { useSession } from '../state/session-context.ts';
import { lineWords, minutesWords, tableWords } from './figure-words.ts';

export interface FigureCardProps {
  readonly title: string;
  readonly line: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly wide?: boolean;
  /** Takes the table away as CSV; none when absent. */
  onExport?(): void;
}

/** One figure as a chart or as its table; both say the same. */
export function FigureCard({ title, line, chart, table, wide = false, onExport }: FigureCardProps) {
  const [shows, setShows] = useState<'chart' | 'table'>('chart');
  return (
    <section className="desk-figure" data-wide={wide ? '' : undefined} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {onExport && (
          <Button look="text" aria-label={`${title} as CSV`} onClick={onExport}>
            CSV
          </Button>
        )}
        <fieldset className="desk-switch">
          <legend className="desk-hidden">Show {title} as</legend>
          {(['chart', 'table'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={shows === each} onClick={() => setShows(each)}>
              {each === 'chart' ? 'Chart' : 'Table'}
            </button>
          ))}
        </fieldset>
        <p>{line}</p>
      </header>
      {shows === 'chart' ? chart : table}
    </section>
  );
}

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
  const { properties, people } = useSession();
  return (
    <DataTable
      caption={`${title}; first answers in working time`}
      columns={[column, ...answerColumns]}
      numbers={answerColumns}
      rows={lines.map(({ name, received, held, first }) => ({
        key: name,
        cells: [
          lineWords(table, name, properties, people),
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
