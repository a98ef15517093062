import { type Day, daysAfter, isDay } from '@sundowner/calendar/day';
import type { ReadDate } from '@sundowner/calendar/read-date';
import type { FieldProps } from '../field/field-frame.tsx';

/** Arrival and departure; an empty text for one that is not chosen, the typed text for one that could not be read. */
export interface DateRange {
  readonly from: Day | '';
  readonly to: Day | '';
}

/** The range without texts that are no days, and without a departure that is not after its arrival: such two are no stay. */
export const daysOf = ({ from, to }: DateRange): DateRange => ({
  from: isDay(from) ? from : '',
  to: isDay(to) && !(isDay(from) && to <= from) ? to : '',
});

/** The earliest departure: a night after arrival, tomorrow when there is none (FRM-07). */
export const earliestEnd = ({ from }: DateRange, today: Day): Day => daysAfter(from || today, 1);

/** A new arrival; one on or after the departure clears the departure (FRM-07). */
export function withStart(range: DateRange, from: Day | ''): DateRange {
  return { from, to: from !== '' && isDay(range.to) && from >= range.to ? '' : range.to };
}

/** A day pressed in the grid while `half` is being chosen, which half it became, and which comes next. */
export function withPressed(
  range: DateRange,
  day: Day,
  half: Half,
): { readonly range: DateRange; readonly pressed: Half; readonly half: Half } {
  // A departure at or before the arrival can only mean that somebody starts anew.
  const starts = half === 'from' || (range.from !== '' && day <= range.from);
  return starts
    ? { range: withStart(range, day), pressed: 'from', half: 'to' }
    : { range: { ...range, to: day }, pressed: 'to', half: 'to' };
}

/** Arrival or departure. */
export type Half = 'from' | 'to';

export interface DateRangeFieldProps extends Omit<FieldProps, 'name'> {
  /** Wire names of the two halves. */
  readonly names: { readonly from: string; readonly to: string };
  /** What the halves are called: "Arrival" and "Departure". */
  readonly labels: { readonly from: string; readonly to: string };
  readonly range: DateRange;
  /** One day alone, which is the first half; the second is never asked. */
  readonly one?: boolean;
  /** "12 Mar 2027": where a whole month's name finds no room. */
  readonly short?: boolean;
  /** The half whose calendar is open from the start. */
  readonly opened?: Half | undefined;
  /** Said beside the dates while the half whose calendar was opened is empty. */
  readonly said?: string | undefined;
  /** The first day that may be chosen. */
  readonly today: Day;
  /** The last day that may be given; any when absent. */
  readonly latest?: Day;
  /** Why a typed text is no date, where there is more to say than that: "there is no 29 February in 2027". */
  readonly whyNone?: (text: string) => string | null;
  readonly onChange: (range: DateRange) => void;
  /** Hears how exact a date of that half was meant: "mid June" is a few days, "June" a month; an emptied half is as a day. */
  readonly onPrecision?: (precision: ReadDate['precision'], half: Half) => void;
  readonly onBlur?: () => void;
}
