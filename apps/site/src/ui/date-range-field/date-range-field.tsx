import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { errorId, FieldMessages, hintId, Optional } from '../field/field-frame.tsx';
import { useEnhanced } from '../use-enhanced.ts';
import type { DateRangeFieldProps } from './date-range.ts';
import { DateRangeControl } from './date-range-control.tsx';
import { NativeDates } from './native-dates.tsx';

/**
 * One box, two halves: typed dates as people write them, and a calendar of two months that comes when the field takes focus.
 * Before scripts run the halves are the browser's own date fields; either way `yyyy-mm-dd` is sent.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { id, label, hint, error, required = false, names, labels, range, today } = props;
  if (!useEnhanced())
    return <NativeDates {...{ id, label, hint, error, required, names, labels, range, today }} />;
  return (
    <fieldset
      className={fieldStyles.field}
      aria-describedby={classNames(error && errorId(id), hint && hintId(id))}
    >
      <legend className={fieldStyles.legend}>
        {label}
        {!required && <Optional />}
      </legend>
      <DateRangeControl {...props} />
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
