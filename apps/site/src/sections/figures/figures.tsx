import type { ImpactFigure } from '../../content/impact/impact.ts';
import { FigureChart } from './figure-chart.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  readonly figures: readonly ImpactFigure[];
  readonly headingLevel?: 2 | 3;
}

/** Figures as small charts, two side by side where there is room; a line takes the whole width. */
export function Figures({ figures, headingLevel = 3 }: FiguresProps) {
  const shown = figures.filter(({ values }) => values.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.figures}>
      {shown.map((figure) => (
        <FigureChart key={figure.title} figure={figure} headingLevel={headingLevel} />
      ))}
    </div>
  );
}
