import type { ImpactFigure } from '../../content/impact/impact.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { Chart, TargetMark } from '../../ui/chart/chart.tsx';
import { DotChart } from '../../ui/chart/dot-chart.tsx';
import { FiguresTable } from '../../ui/chart/figures-table.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { amount, figureRows, figuresInWords, scaleInWords } from './figure-words.ts';
import styles from './figures.module.css';

interface FigureChartProps {
  readonly figure: ImpactFigure;
  readonly headingLevel?: 2 | 3;
}

/** One figure as its editor wants it drawn, its unit in words, and its table; nothing without a value. */
export function FigureChart({ figure, headingLevel = 3 }: FigureChartProps) {
  const { title, text, unit, chart, values } = figure;
  const last = values.at(-1);
  if (!last) return null;
  const wide = chart === 'line';
  const measured = chart === 'hundred' ? `${amount(last.value)} of every 100, ${last.label}` : unit;
  return (
    <div className={wide ? styles.wide : undefined}>
      <Chart
        heading={title}
        text={text}
        headingLevel={headingLevel}
        beside={wide}
        mark={<MarkOf figure={figure} measured={measured} />}
      >
        <div className={styles.drawing}>
          <Drawing figure={figure} />
          <FiguresTable
            caption={title}
            heads={['When or what', unit || 'Amount']}
            rows={figureRows(figure)}
          />
        </div>
      </Chart>
    </div>
  );
}

function MarkOf({ figure, measured }: { readonly figure: ImpactFigure; readonly measured: string }) {
  const { chart, target, values } = figure;
  return (
    <span className={styles.mark}>
      <span>{measured && `${measured.charAt(0).toUpperCase()}${measured.slice(1)}.`}</span>
      {chart === 'line' && <span>{scaleInWords(figure)}</span>}
      {target !== null && chart === 'line' && (
        <span className={styles.target}>
          <TargetMark>Target {amount(target)}</TargetMark>
        </span>
      )}
      {target !== null && chart === 'hundred' && <span>Target {amount(target)}.</span>}
      {chart === 'line' && values.some(({ bad }) => bad) && (
        <span>The filled dot is a year that went wrong.</span>
      )}
    </span>
  );
}

function Drawing({ figure }: { readonly figure: ImpactFigure }) {
  const { chart, values, target } = figure;
  const last = values.at(-1);
  if (chart === 'hundred')
    return <DotChart filled={Math.round(last?.value ?? 0)} label={figuresInWords(figure)} />;
  if (chart === 'line')
    return (
      <LineChart
        label={figuresInWords(figure)}
        points={values.map(({ label, value, bad }) => ({ name: label, value, bad }))}
        {...(target === null ? {} : { target })}
      />
    );
  const bars = values.map((each) => ({
    name: each.label,
    value: each.value,
    figure: amount(each.value),
    strong: each === last,
  }));
  const aim = target === null ? [] : [{ name: 'target', value: target, figure: amount(target) }];
  return <BarChart bars={[...bars, ...aim]} />;
}
