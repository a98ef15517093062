import { daysAfter, nightsBetween } from '@sundowner/calendar/day';
import { houseToday } from '../../runtime/house.ts';
import { Field } from '../parts/fields.tsx';
import { FilterBox } from '../parts/filter-box.tsx';
import { useViewer } from '../state/session-context.ts';
import { shortDay } from '../words/times.ts';

export interface Period {
  /** Days of the house, both with it. */
  readonly from: string;
  readonly to: string;
}

/** The last so many days, today with them. */
export function lastDays(count: number, now: Date): Period {
  const to = houseToday(now.getTime());
  return { from: daysAfter(to, 1 - count), to };
}

export const daysIn = ({ from, to }: Period): number => nightsBetween(from, to) + 1;

/** As many days, right before. */
export const periodBefore = (period: Period): Period => ({
  from: daysAfter(period.from, -daysIn(period)),
  to: daysAfter(period.from, -1),
});

const periods = [7, 30, 90, 365] as const;

export interface FiguresPeriodProps {
  readonly asked: Period;
  readonly onChange: (period: Period) => void;
}

/** Which days are counted: some that end today, or any two. */
export function FiguresPeriod({ asked, onChange }: FiguresPeriodProps) {
  const viewer = useViewer();
  const today = lastDays(1, viewer.now).to;
  const put = (period: Period) => {
    if (period.from !== '' && period.to !== '' && period.from <= period.to && daysIn(period) <= 400)
      onChange(period);
  };
  return (
    <FilterBox title="Days" chosen={[`${shortDay(asked.from)} to ${shortDay(asked.to)}`]}>
      {periods.map((count) => {
        const period = lastDays(count, viewer.now);
        return (
          <label key={count} className="desk-choice">
            <input
              type="radio"
              name="desk-period"
              checked={period.from === asked.from && period.to === asked.to}
              onChange={() => onChange(period)}
            />
            {count === 365 ? 'The last year' : `The last ${count} days`}
          </label>
        );
      })}
      <Field
        label="From"
        type="date"
        value={asked.from}
        max={asked.to}
        onValue={(from) => put({ ...asked, from })}
      />
      <Field
        label="Until"
        type="date"
        value={asked.to}
        min={asked.from}
        max={today}
        onValue={(to) => put({ ...asked, to })}
      />
    </FilterBox>
  );
}
