import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldGroup, type FieldProps } from '../field/field-frame.tsx';
import type { Option } from '../field/select-field.tsx';
import styles from './segment-field.module.css';

interface SegmentFieldProps extends FieldProps {
  readonly options: readonly Option[];
  /** "" while nothing is chosen. */
  readonly chosen: string;
  readonly onChange: ComponentProps<'input'>['onChange'];
  readonly onBlur?: ComponentProps<'input'>['onBlur'];
}

/** One of two or three short answers in a form, side by side: Yes or No. Native radios; the first carries the field's id. */
export function SegmentField(props: SegmentFieldProps) {
  const { id, name, label, hint, error, required = false, options, chosen, onChange, onBlur } = props;
  return (
    <FieldGroup {...{ id, label, hint, error, required }}>
      <div className={classNames(styles.segments, error && styles.invalid)}>
        {options.map((option, place) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.control}
              type="radio"
              id={place === 0 ? id : undefined}
              name={name}
              value={option.value}
              aria-invalid={error ? true : undefined}
              checked={chosen === option.value}
              onChange={onChange}
              onBlur={onBlur}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
