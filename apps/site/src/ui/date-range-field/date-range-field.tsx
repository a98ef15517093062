import { FieldGroup } from '../field/field-frame.tsx';
import { useEnhanced } from '../use-enhanced.ts';
import type { DateRangeFieldProps } from './date-range.ts';
import { DateRangeControl } from './date-range-control.tsx';
import { NativeDates } from './native-dates.tsx';

/**
 * One box, two halves: typed dates as people write them, and a calendar of two months that comes with a press or the arrow down.
 * Before scripts run the halves are the browser's own date fields; either way `yyyy-mm-dd` is sent.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { id, label, hint, error, required = false, names, labels, range, today, one } = props;
  if (!useEnhanced())
    return <NativeDates {...{ id, label, hint, error, required, names, labels, range, today, one }} />;
  return (
    <FieldGroup {...{ id, label, hint, error, required }}>
      <DateRangeControl {...props} />
    </FieldGroup>
  );
}
