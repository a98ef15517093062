import type { DateRangeFieldProps } from './date-range.ts';
import { NativeDates } from './native-dates.tsx';

export type LateDatesProps = Pick<
  DateRangeFieldProps,
  'id' | 'label' | 'names' | 'labels' | 'range' | 'today' | 'error' | 'required'
>;

/**
 * The browser's own date fields in a form that is no island; `own-calendar.island.tsx` puts the calendar in their place when a hand
 * comes near.
 */
export function LateDates(props: LateDatesProps) {
  return (
    <div data-late-dates={JSON.stringify(props)}>
      <NativeDates {...props} />
    </div>
  );
}
