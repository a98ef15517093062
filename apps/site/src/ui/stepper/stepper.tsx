import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { errorId, FieldMessages, type FieldProps, hintId, Optional } from '../field/field-frame.tsx';
import { TextField } from '../field/text-field.tsx';
import { useEnhanced } from '../use-enhanced.ts';
import styles from './stepper.module.css';

export interface Steps {
  /** `null` while nothing is chosen. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** A number that must be given cannot be taken back. */
  readonly required: boolean;
}

/** One more, `null` at the upper limit. The first press counts one: the person who travels with two children presses twice. */
export function oneMore({ value, min, max }: Steps): number | null {
  const next = value === null ? Math.max(min, 1) : value + 1;
  return next <= max ? next : null;
}

/** One fewer; "" takes the number back, `null` where nothing is left to take. */
export function oneFewer({ value, min, required }: Steps): number | '' | null {
  if (value === null) return null;
  if (value > min) return value - 1;
  return required ? null : '';
}

interface StepperProps extends FieldProps {
  /** `null` while nothing is chosen: the first step leads to 1, or to `min` above it. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** "" where the number is taken back. */
  readonly onChange: (value: number | '') => void;
  readonly onBlur?: () => void;
}

/** A small number, one more or one fewer. Before scripts run it is the browser's own number field. */
export function Stepper(props: StepperProps) {
  const { id, name, label, hint, error, required = false, value, min, max, onChange, onBlur } = props;
  const enhanced = useEnhanced();
  const what = label.toLowerCase();
  const [fewer, more] = [oneFewer({ value, min, max, required }), oneMore({ value, min, max, required })];
  if (!enhanced) {
    return (
      <TextField
        {...{ id, name, label, hint, error, required, min, max }}
        type="number"
        inputMode="numeric"
        defaultValue={value ?? undefined}
      />
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
        aria-describedby={classNames(error && errorId(id), hint && hintId(id))}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}
      >
        <button
          type="button"
          className={styles.step}
          aria-label={`Fewer ${what}`}
          aria-disabled={fewer === null || undefined}
          onClick={() => fewer !== null && onChange(fewer)}
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
          aria-disabled={more === null || undefined}
          onClick={() => more !== null && onChange(more)}
        >
          +
        </button>
        <input type="hidden" name={name} value={value ?? ''} readOnly />
      </fieldset>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
