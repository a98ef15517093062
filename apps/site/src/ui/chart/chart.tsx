import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './chart.module.css';

interface ChartProps {
  /** One sentence's worth: "78 of every 100". */
  readonly heading: string;
  /** What the figures are of, and what to think of them. */
  readonly text?: string;
  readonly headingLevel?: 2 | 3;
  /** Words at the left, drawing at the right where there is room for both. */
  readonly beside?: boolean;
  /** What a dashed line or another mark means. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A chart says one sentence: the heading is its figure, the drawing its proof. */
export function Chart({ heading, text, headingLevel = 3, beside = false, mark, children }: ChartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.chart, beside && styles.beside)}>
      <div>
        <Heading className={styles.heading}>{heading}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {mark && <p className={styles.mark}>{mark}</p>}
      </div>
      {children}
    </article>
  );
}

/** The dashed line of a target, for a chart's `mark`. */
export function TargetMark({ children = 'Target' }: { readonly children?: ReactNode }) {
  return (
    <>
      <i className={styles.dash} aria-hidden="true" />
      {children}
    </>
  );
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** As it is printed: "12 400". */
  readonly figure: string;
  /** Drawn in full ink: the one that counts. */
  readonly strong?: boolean;
}

/** A few amounts beneath one another, to one scale. The words are the list; the bars only show it. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul className={styles.bars}>
      {bars.map(({ name, value, figure, strong }) => (
        <li key={name}>
          <b>{figure}</b>
          <svg className={styles.bar} aria-hidden="true" focusable="false">
            <rect
              className={strong ? styles.strong : styles.pale}
              width={`${Math.max(0, (value / most) * 100)}%`}
              height="100%"
            />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

interface DotChartProps {
  /** How many of the hundred, 0 to 100. */
  readonly filled: number;
  /** "78 of 100 people grew up nearby". */
  readonly label: string;
}

const [count, row, step] = [100, 20, 24];

/** A share as a hundred dots, twenty in a row. */
export function DotChart({ filled, label }: DotChartProps) {
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${row * step} ${(count / row) * step}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: count }, (_, place) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          className={place < filled ? styles.full : styles.dot}
          cx={(place % row) * step + step / 2}
          cy={Math.floor(place / row) * step + step / 2}
          r="8"
        />
      ))}
    </svg>
  );
}

interface LinePoint {
  /** Under the axis: "2023". */
  readonly name: string;
  readonly value: number;
  /** Filled red; the chart's own words name it. */
  readonly bad?: boolean;
}

interface LineChartProps {
  /** Every figure in a sentence, for those who cannot see it. */
  readonly label: string;
  readonly points: readonly LinePoint[];
  /** A dashed line where it should have come to. */
  readonly target?: number;
}

const frame = { width: 520, left: 30, right: 476, top: 34, bottom: 206, axis: 262 };

/** How one amount went year by year, with its target and the year that was bad. */
export function LineChart({ label, points, target }: LineChartProps) {
  const values = [...points.map(({ value }) => value), ...(target === undefined ? [] : [target])];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = (frame.right - frame.left) / Math.max(1, points.length - 1);
  const x = (place: number) => Math.round(frame.left + place * step);
  const y = (value: number) =>
    Math.round(frame.bottom - ((value - least) / (most - least || 1)) * (frame.bottom - frame.top));
  return (
    <svg className={styles.line} viewBox={`0 0 ${frame.width} 276`} role="img" aria-label={label}>
      {target !== undefined && (
        <>
          <path className={styles.target} d={`M${frame.left} ${y(target)}H${frame.right}`} />
          <text className={styles.targetFigure} x={frame.right + 6} y={y(target) + 4}>
            {target}
          </text>
        </>
      )}
      <path
        className={styles.way}
        d={`M${points.map(({ value }, place) => `${x(place)} ${y(value)}`).join('L')}`}
      />
      {points.map(({ name, value, bad }, place) => (
        <g key={name}>
          <circle className={bad ? styles.bad : styles.point} cx={x(place)} cy={y(value)} r="5" />
          <text className={styles.value} x={x(place)} y={y(value) - 14}>
            {value}
          </text>
          <text className={styles.under} x={x(place)} y={frame.axis}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

export interface Part {
  readonly name: string;
  /** Part of the whole, in the whole's own unit. */
  readonly value: number;
  /** As it is printed: "R 46". */
  readonly figure: string;
}

/** Four inks at most: a fifth part could not be told from the first. */
const inks = 4;

/** How a whole is shared out: one bar to scale, and a list that says it in words. */
export function PartBar({ parts }: { readonly parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  const before = (place: number) =>
    (parts.slice(0, place).reduce((sum, { value }) => sum + value, 0) / whole) * 100;
  return (
    <div className={styles.parts}>
      <svg className={styles.partBar} aria-hidden="true" focusable="false">
        {parts.map(({ name, value }, place) => (
          <rect
            key={name}
            className={styles.part}
            data-ink={place % inks}
            x={`${before(place)}%`}
            width={`${(value / whole) * 100}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul className={styles.partList}>
        {parts.map(({ name, figure }, place) => (
          <li key={name} className={styles.partName} data-ink={place % inks}>
            <b>{figure}</b> <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
