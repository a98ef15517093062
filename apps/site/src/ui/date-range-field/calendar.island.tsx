import { type Day, nightsBetween } from '@sundowner/calendar/day';
import { monthInWords, rangeInWords, weekdayInWords, weekdayOf } from '@sundowner/calendar/words';
import { useEffect, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { classNames } from '../class-names.ts';
import { ArrowIcon, BackIcon } from '../icons/icons.tsx';
import { useMedia } from '../use-enhanced.ts';
import styles from './calendar.module.css';
import type { DateRange } from './date-range.ts';

/** The day as a local Date at noon, which no change of summer time moves to another day: what the calendar's grid reckons in. */
function toDate(day: Day): Date {
  const [year, month, date] = day.split('-');
  return new Date(Number(year), Number(month) - 1, Number(date), 12);
}

const two = (value: number) => String(value).padStart(2, '0');

/** The local day of a Date. */
const dayOf = (at: Date): Day => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

export interface CalendarProps {
  readonly range: DateRange;
  /** The day it is about now: its month is shown as soon as it is another day, whether it was pressed or typed. */
  readonly look: Day | '';
  readonly today: Day;
  readonly labels: { readonly from: string; readonly to: string };
  /** One day alone. */
  readonly one: boolean;
  readonly onPress: (day: Day) => void;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

/** The grid turns so many years ahead; what is further is typed. */
const yearsAhead = 3;

const monthAfter = (month: Date, by: number) => new Date(month.getFullYear(), month.getMonth() + by, 1);
const caption = (month: Date) => monthInWords(dayOf(month));
const dayName = (date: Date) => weekdayOf(dayOf(date));

/**
 * Two months (one on a telephone) with the nights counted and said in words. The keys are those of the grid pattern: arrows,
 * Home and End, Page Up and Page Down.
 */
export function Calendar({ range, look, today, labels, one, onPress, onClear, onDone }: CalendarProps) {
  const wide = useMedia('(min-width: 833px)');
  const first = toDate(today);
  const last = monthAfter(first, yearsAhead * 12);
  const [month, setMonth] = useState(() => monthAfter(toDate(look || today), 0));
  const months = wide ? 2 : 1;
  const start = range.from === '' ? undefined : toDate(range.from);
  const end = range.to === '' ? undefined : toDate(range.to);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who turns the months afterwards is not turned back
  useEffect(() => {
    if (look === '') return;
    // A day further away than the months turn is typed, and its month is not shown.
    const wanted = new Date(Math.min(monthAfter(toDate(look), 0).getTime(), monthAfter(last, 0).getTime()));
    setMonth((shown) => (wanted < shown || wanted >= monthAfter(shown, months) ? wanted : shown));
  }, [look]);

  const nameOf = (date: Date) => {
    const day = dayOf(date);
    const part = day === range.from ? labels.from : day === range.to ? labels.to : null;
    return [weekdayInWords(day), day === today && 'today', part].filter(Boolean).join(', ');
  };

  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.turn}
          aria-label="Previous month"
          disabled={month <= first}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <BackIcon className={styles.arrow} />
        </button>
        {one ? <OneDay day={range.from} label={labels.from} /> : <Nights range={range} labels={labels} />}
        <button
          type="button"
          className={styles.turn}
          aria-label="Next month"
          disabled={monthAfter(month, months) > last}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <ArrowIcon className={styles.arrow} />
        </button>
      </div>
      <DayPicker
        mode="range"
        // A day without its other half is marked too, which the grid does for a whole range alone.
        selected={{ from: start ?? end, to: end ?? start }}
        onSelect={() => {}}
        onDayClick={(date, { disabled }) => !disabled && onPress(dayOf(date))}
        month={month}
        onMonthChange={(shown) => setMonth(monthAfter(shown, 0))}
        startMonth={first}
        endMonth={last}
        numberOfMonths={months}
        weekStartsOn={1}
        today={first}
        disabled={{ before: first }}
        hideNavigation
        formatters={{
          formatCaption: caption,
          formatWeekdayName: (date) => dayName(date).slice(0, 2),
        }}
        labels={{
          labelDayButton: nameOf,
          labelGrid: caption,
          labelWeekday: dayName,
        }}
        classNames={{
          root: classNames(styles.root) ?? '',
          months: classNames(styles.months) ?? '',
          month_caption: classNames(styles.caption) ?? '',
          month_grid: classNames(styles.grid) ?? '',
          weekday: classNames(styles.weekday) ?? '',
          day: classNames(styles.day) ?? '',
          day_button: classNames(styles.button) ?? '',
          disabled: classNames(styles.past) ?? '',
          today: classNames(styles.today) ?? '',
          range_start: classNames(styles.end) ?? '',
          range_end: classNames(styles.end) ?? '',
          range_middle: classNames(styles.middle) ?? '',
          outside: classNames(styles.outside) ?? '',
          hidden: classNames(styles.outside) ?? '',
        }}
      />
      <div className={styles.foot}>
        <p className={styles.hint}>Arrows move a day, Page Up and Page Down a month.</p>
        <button type="button" className={styles.plain} onClick={onClear}>
          Clear
        </button>
        <button type="button" className={styles.done} onClick={onDone}>
          Done
        </button>
      </div>
    </>
  );
}

function OneDay({ day, label }: { readonly day: DateRange['from']; readonly label: string }) {
  return (
    <p className={styles.nights} aria-live="polite">
      <b className={styles.count}>{day ? label : `${label}?`}</b>
      <span className={styles.words}>{day ? weekdayInWords(day) : 'Choose a day'}</span>
    </p>
  );
}

function Nights({ range: { from, to }, labels }: Pick<CalendarProps, 'range' | 'labels'>) {
  const nights = from && to ? nightsBetween(from, to) : 0;
  return (
    <p className={styles.nights} aria-live="polite">
      <b className={styles.count}>
        {nights > 0 ? `${nights} ${nights === 1 ? 'night' : 'nights'}` : `${from ? labels.to : labels.from}?`}
      </b>
      <span className={styles.words}>
        {from && to ? rangeInWords(from, to) : from ? `From ${weekdayInWords(from)}` : 'Choose a day'}
      </span>
    </p>
  );
}
