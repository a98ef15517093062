import type { FigureLine } from '@sundowner/desk-wire/figures';
import { shortDay } from '../words/times.ts';
import { minutesWords } from './figure-words.ts';

const width = 560;
const height = 190;
const left = 40;
const foot = 24;
const inner = { width: width - left - 8, height: height - foot - 10 };
/** Days that are named under a chart, at most. */
const mostNamed = 5;

const yOf = (value: number, top: number) => 10 + inner.height - (value / top) * inner.height;

function Frame({
  days,
  top,
  words,
}: {
  readonly days: readonly FigureLine[];
  readonly top: number;
  readonly words: (mark: number) => string;
}) {
  const every = Math.max(1, Math.ceil(days.length / mostNamed));
  return (
    <>
      {marksTo(top).map((mark) => (
        <g key={mark}>
          <path data-mark="grid" d={`M${left} ${yOf(mark, top)}H${width - 8}`} />
          <text x={left - 8} y={yOf(mark, top) + 4} textAnchor="end">
            {words(mark)}
          </text>
        </g>
      ))}
      {days.map(
        (day, index) =>
          index % every === 0 && (
            <text
              key={day.name}
              x={left + ((index + 0.5) / days.length) * inner.width}
              y={height - 4}
              textAnchor={index === 0 ? 'start' : 'middle'}
            >
              {shortDay(day.name)}
            </text>
          ),
      )}
    </>
  );
}

/** Enquiries a day; held ones outlined on top. */
export function DayChart({ days, words }: { readonly days: readonly FigureLine[]; readonly words: string }) {
  const top = niceTop(Math.max(...days.map(({ received }) => received)));
  const step = inner.width / days.length;
  return (
    <svg className="desk-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <Frame days={days} top={top} words={String} />
      {days.map(({ name, received, held }, index) => {
        const x = left + index * step + step * 0.15;
        const taken = received - held;
        const y = yOf(received, top);
        return (
          <g key={name}>
            <rect
              data-mark="bar"
              x={x}
              y={yOf(taken, top)}
              width={step * 0.7}
              height={yOf(0, top) - yOf(taken, top)}
            />
            {held > 0 && (
              <rect data-mark="held" x={x} y={y} width={step * 0.7} height={yOf(taken, top) - y} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A line through the days that have a value, broken where one has none. */
function lineThrough(
  values: readonly (number | null)[],
  at: (index: number, value: number) => string,
): string {
  let pen = 'M';
  return values
    .map((value, index) => {
      if (value === null) {
        pen = 'M';
        return '';
      }
      const part = `${pen}${at(index, value)}`;
      pen = 'L';
      return part;
    })
    .join('');
}

export interface AnswerChartProps {
  readonly days: readonly FigureLine[];
  /** Working minutes. */
  readonly target: number;
  readonly words: string;
}

/** First answers by day in working hours: the middle one and the slowest tenth, against the target. */
export function AnswerChart({ days, target, words }: AnswerChartProps) {
  const most = Math.max(target, ...days.map(({ first }) => first.p90 ?? 0));
  const top = niceTop(Math.ceil(most / 60)) * 60;
  const xOf = (index: number) => left + ((index + 0.5) / days.length) * inner.width;
  const at = (index: number, value: number) => `${xOf(index).toFixed(1)} ${yOf(value, top).toFixed(1)}`;
  const medians = days.map(({ first }) => first.median);
  const slowest = days.map(({ first }) => first.p90);
  return (
    <svg className="desk-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      <Frame days={days} top={top} words={(mark) => `${Math.round(mark / 6) / 10} h`} />
      <path data-mark="target" d={`M${left} ${yOf(target, top)}H${width - 8}`} />
      <path data-mark="p90" d={lineThrough(slowest, at)} />
      <path data-mark="median" d={lineThrough(medians, at)} />
      {days.map(({ name, first: { p90, median } }, index) => (
        <g key={name}>
          {median !== null && <circle data-mark="point" cx={xOf(index)} cy={yOf(median, top)} r={2.5} />}
          {p90 !== null && p90 > target && (
            <circle data-mark="late" cx={xOf(index)} cy={yOf(p90, top)} r={4}>
              <title>{`${shortDay(name)}: ${minutesWords(p90)}`}</title>
            </circle>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The next of 1, 2, 5, 10, 20 … that is not below: where an axis ends. */
export function niceTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((each) => each * power >= most) ?? 10;
  return step * power;
}

/** Where marks stand from 0 to the top: both, and the middle where it is whole. */
export const marksTo = (top: number): readonly number[] => (top % 2 === 0 ? [0, top / 2, top] : [0, top]);

export interface Bar {
  readonly key: string;
  readonly words: string;
  readonly value: number;
}

/** Bars from the most down, each with its number in words beside it. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.length === 0) return <p>Nothing on these days.</p>;
  return (
    <ul className="desk-bars">
      {bars.map(({ key, words, value }) => (
        <li key={key}>
          <span title={words}>{words}</span>
          <svg viewBox="0 0 100 16" preserveAspectRatio="none" className="desk-chart" aria-hidden="true">
            <rect data-mark="bar" width={(value / most) * 100} height={16} />
          </svg>
          <b>{value.toLocaleString('en-GB')}</b>
        </li>
      ))}
    </ul>
  );
}
