import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { errorId, FieldMessages, type FieldProps, hintId, Optional } from '../field/field-frame.tsx';
import { useEnhanced } from '../use-enhanced.ts';
import styles from './stepper.module.css';

interface StepperProps extends FieldProps {
  /** `null` while nothing is chosen: the first step leads to `min`. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly onBlur?: () => void;
}

/** A small number, one more or one fewer. Before scripts run it is the browser's own number field. */
export function Stepper(props: StepperProps) {
  const { id, name, label, hint, error, required = false, value, min, max, onChange, onBlur } = props;
  const enhanced = useEnhanced();
  const described = classNames(error && errorId(id), hint && hintId(id));
  const what = label.toLowerCase();
  if (!enhanced) {
    return (
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
          {!required && <Optional />}
        </label>
        <input
          className={classNames(fieldStyles.control, error && fieldStyles.invalid)}
          type="number"
          inputMode="numeric"
          id={id}
          name={name}
          min={min}
          max={max}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          defaultValue={value ?? undefined}
        />
        <FieldMessages id={id} hint={hint} error={error} />
      </div>
    );
  }
  return (
    <div className={fieldStyles.field}>
      <p className={fieldStyles.label} id={`${id}-label`}>
        {label}
        {!required && <Optional />}
      </p>
      <fieldset
        className={classNames(styles.stepper, error && styles.invalid)}
        aria-labelledby={`${id}-label`}
        aria-describedby={described}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}
      >
        <button
          type="button"
          className={styles.step}
          aria-label={`Fewer ${what}`}
          aria-disabled={value === null || value <= min || undefined}
          onClick={() => value !== null && value > min && onChange(value - 1)}
        >
          −
        </button>
        <output className={styles.value} aria-live="polite">
          {value ?? '–'}
        </output>
        <button
          type="button"
          className={styles.step}
          id={id}
          aria-label={`More ${what}`}
          aria-disabled={(value !== null && value >= max) || undefined}
          onClick={() => (value === null || value < max) && onChange(value === null ? min : value + 1)}
        >
          +
        </button>
        <input type="hidden" name={name} value={value ?? ''} readOnly />
      </fieldset>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
