import type { AnsweredByHour } from '@sundowner/desk-wire/figures';
import { DataTable } from '../parts/data-table.tsx';
import { useViewer } from '../state/session-context.ts';
import { answeredSum, answererWords, hoursAnswered, hourWords } from './figure-words.ts';

interface AnsweringProps {
  readonly lines: readonly AnsweredByHour[];
}

/** A day from midnight to midnight for each concierge: the higher a bar, the more first answers in that hour. */
export function AnsweringChart({ lines }: AnsweringProps) {
  const { people } = useViewer();
  const most = Math.max(1, ...lines.flatMap(({ hours }) => hours));
  if (lines.length === 0) return <p>Nothing was answered on these days.</p>;
  return (
    <div className="desk-bars desk-day-hours">
      <ul className="desk-bars">
        {lines.map((line) => {
          const words = answererWords(line.name, people);
          return (
            <li key={line.name}>
              <span title={words}>{words}</span>
              <svg viewBox="0 0 240 24" preserveAspectRatio="none" className="desk-chart" aria-hidden="true">
                <path data-mark="grid" d="M0 23.5H240" />
                {line.hours.map((value, hour) => {
                  const height = (value / most) * 22;
                  const at = hourWords(String(hour));
                  return value === 0 ? null : (
                    <rect
                      key={at}
                      data-mark="bar"
                      x={hour * 10 + 1}
                      width={8}
                      y={23 - height}
                      height={height}
                    >
                      <title>{`${value} at ${at}`}</title>
                    </rect>
                  );
                })}
              </svg>
              <b>{answeredSum(line).toLocaleString('en-GB')}</b>
            </li>
          );
        })}
      </ul>
      <p aria-hidden="true">
        {['00', '06', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  );
}

/** A row for each concierge, a column for each hour in which anybody answered. */
export function AnsweringTable({ lines }: AnsweringProps) {
  const { people } = useViewer();
  const hours = hoursAnswered(lines);
  const columns = [...hours.map((hour) => String(hour).padStart(2, '0')), 'In all'];
  return (
    <DataTable
      caption="First answers by the hour they were given, by the clock of the house; 09 is from 09:00 to 10:00"
      columns={['Concierge', ...columns]}
      numbers={columns}
      rows={lines.map((line) => ({
        key: line.name,
        cells: [
          answererWords(line.name, people),
          ...hours.map((hour) => line.hours[hour] || null),
          answeredSum(line),
        ],
      }))}
    />
  );
}
