import type { Day } from '@sundowner/calendar/day';
import type { ReadDate } from '@sundowner/calendar/read-date';
import type { FieldProps } from '../field/field-frame.tsx';
import type { DateRange } from './date-range.ts';

export interface DateRangeFieldProps extends Omit<FieldProps, 'name'> {
  /** Wire names of the two halves. */
  readonly names: { readonly from: string; readonly to: string };
  /** What the halves are called: "Arrival" and "Departure". */
  readonly labels: { readonly from: string; readonly to: string };
  readonly range: DateRange;
  /** The first day that may be chosen. */
  readonly today: Day;
  /** The last day that may be given; any when absent. */
  readonly latest?: Day;
  /** Why a typed text is no date, where there is more to say than that: "there is no 29 February in 2027". */
  readonly whyNone?: (text: string) => string | null;
  readonly onChange: (range: DateRange) => void;
  /** Hears how exact a date of that half was meant: "mid June" is a few days, "June" a month; an emptied half is as a day. */
  readonly onPrecision?: (precision: ReadDate['precision'], half: 'from' | 'to') => void;
  readonly onBlur?: () => void;
}
