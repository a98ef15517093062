import { isWrittenAsDay } from '@sundowner/calendar/day-form';
import { FieldGroup } from '../field/field-frame.tsx';
import type { DateRangeFieldProps, Half } from './date-range.ts';
import styles from './date-range-field.module.css';

const both: readonly Half[] = ['from', 'to'];
const onlyFrom: readonly Half[] = ['from'];

interface NativeDatesProps extends Omit<DateRangeFieldProps, 'onChange' | 'onPrecision' | 'onBlur'> {
  /** Hears a day as it is chosen; without it the browser keeps both halves. */
  readonly onChange?: (half: Half, day: string) => void;
  readonly onBlur?: (half: Half) => void;
}

/** Arrival and departure as the browser's own date fields: what stands there before scripts, and without them. */
export function NativeDates(props: NativeDatesProps) {
  const { id, label, hint, error, required = false, names, labels, range, today, one = false } = props;
  const { onChange, onBlur } = props;
  return (
    <FieldGroup {...{ id, label, hint, error, required }}>
      <div className={styles.pair}>
        {(one ? onlyFrom : both).map((half) => (
          <label key={half} data-cell={half} className={styles.half}>
            <span className={styles.name}>{labels[half]}</span>
            <input
              className={styles.input}
              id={half === 'from' ? id : `${id}-to`}
              type="date"
              name={names[half]}
              min={today}
              // A year has four figures: a browser that knows no last day takes six.
              max="9999-12-31"
              required={required}
              aria-invalid={error ? true : undefined}
              defaultValue={isWrittenAsDay(range[half]) ? range[half] : ''}
              onChange={onChange && (({ target }) => onChange(half, target.value))}
              onBlur={onBlur && (() => onBlur(half))}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export interface LateDatesProps
  extends Pick<
    DateRangeFieldProps,
    'id' | 'label' | 'names' | 'labels' | 'range' | 'today' | 'error' | 'required' | 'short' | 'one'
  > {
  /** Each half is a cell of the strip it stands in, whose box is its frame. */
  readonly cells?: boolean;
}

/**
 * The browser's own date fields in a form that is no island; `own-calendar.island.tsx` puts the calendar in their place before a hand
 * comes near.
 */
export function LateDates({ cells = false, ...props }: LateDatesProps) {
  return (
    <div className={cells ? styles.cells : undefined} data-late-dates={JSON.stringify(props)}>
      <NativeDates {...props} />
    </div>
  );
}
