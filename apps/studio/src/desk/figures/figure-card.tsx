'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../parts/button.tsx';

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
