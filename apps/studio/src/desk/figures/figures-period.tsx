'use client';

import { FilterBox } from '../parts/filter-box.tsx';
import { useDesk } from '../state/desk-context.ts';
import { shortDay } from '../words/times.ts';
import { daysIn, lastDays, type Period } from './period.ts';

const periods = [7, 30, 90, 365] as const;

export interface FiguresPeriodProps {
  readonly asked: Period;
  readonly onChange: (period: Period) => void;
}

/** Which days are counted: some that end today, or any two. */
export function FiguresPeriod({ asked, onChange }: FiguresPeriodProps) {
  const { house } = useDesk();
  const today = lastDays(1, house.now).to;
  const put = (period: Period) => {
    if (period.from !== '' && period.to !== '' && period.from <= period.to && daysIn(period) <= 400)
      onChange(period);
  };
  return (
    <FilterBox title="Days" chosen={[`${shortDay(asked.from)} to ${shortDay(asked.to)}`]}>
      {periods.map((count) => {
        const period = lastDays(count, house.now);
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
      <label className="desk-field">
        From
        <input
          className="desk-input"
          type="date"
          value={asked.from}
          max={asked.to}
          onChange={({ target }) => put({ ...asked, from: target.value })}
        />
      </label>
      <label className="desk-field">
        Until
        <input
          className="desk-input"
          type="date"
          value={asked.to}
          min={asked.from}
          max={today}
          onChange={({ target }) => put({ ...asked, to: target.value })}
        />
      </label>
    </FilterBox>
  );
}
