import type { ImpactFigure } from '../../content/impact/impact.ts';
import { BarChart, Chart, DotChart, FiguresTable, LineChart, TargetMark } from '../../ui/chart/chart.tsx';
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

interface FigureChartProps {
  readonly figure: ImpactFigure;
  readonly headingLevel?: 2 | 3;
}

/** One figure as its editor wants it drawn, its unit in words, and its table; nothing without a value. */
function FigureChart({ figure, headingLevel = 3 }: FigureChartProps) {
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

const inWords = new Intl.NumberFormat('en-GB');

/** "41,260". */
export const amount = (value: number): string => inWords.format(value);

/** Every figure of a chart in words: "Water, litres. 2021: 611; 2025: 447. The target is 400." */
export function figuresInWords({ title, unit, values, target }: ImpactFigure): string {
  const each = values.map(({ label, value }) => `${label}: ${amount(value)}`).join('; ');
  const aim = target === null ? '' : ` The target is ${amount(target)}.`;
  return `${title}${unit ? `, ${unit}` : ''}. ${each}.${aim}`;
}

/** The rows of the table beside a chart, the target last. */
function figureRows({ values, target }: ImpactFigure) {
  const rows = values.map(({ label, value, bad }) => ({
    name: bad ? `${label}, the year that went wrong` : label,
    figure: amount(value),
  }));
  return target === null ? rows : [...rows, { name: 'Target', figure: amount(target) }];
}

/** Between which amounts a line is drawn, so that nobody takes a slope for more than it is. */
export function scaleInWords({ values, target }: ImpactFigure): string {
  const all = [...values.map(({ value }) => value), ...(target === null ? [] : [target])];
  return `The scale runs from ${amount(Math.min(...all))} to ${amount(Math.max(...all))}.`;
}
