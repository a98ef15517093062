import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { errorId, FieldMessages, hintId, Optional } from '../field/field-frame.tsx';
import { useEnhanced } from '../use-enhanced.ts';
import { isDay } from './calendar-day.ts';
import { DateRangeControl } from './date-range-control.tsx';
import styles from './date-range-field.module.css';
import type { DateRangeFieldProps } from './date-range-props.ts';

/**
 * One box, two halves: typed dates as people write them, and a calendar of two months that comes when the field takes focus.
 * Before scripts run the halves are the browser's own date fields; either way `yyyy-mm-dd` is sent.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { id, label, hint, error, required = false, names, labels, range, today } = props;
  const enhanced = useEnhanced();
  return (
    <fieldset
      className={fieldStyles.field}
      aria-describedby={classNames(error && errorId(id), hint && hintId(id))}
    >
      <legend className={fieldStyles.legend}>
        {label}
        {!required && <Optional />}
      </legend>
      {enhanced ? (
        <DateRangeControl {...props} />
      ) : (
        <div className={classNames(styles.pair, error && styles.invalid)}>
          {(['from', 'to'] as const).map((half) => (
            <label key={half} className={styles.half}>
              <span className={styles.name}>{labels[half]}</span>
              <input
                className={styles.input}
                id={half === 'from' ? id : `${id}-to`}
                type="date"
                name={names[half]}
                min={today}
                required={required}
                aria-invalid={error ? true : undefined}
                defaultValue={isDay(range[half]) ? range[half] : ''}
              />
            </label>
          ))}
        </div>
      )}
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
