import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldGroup, type FieldProps } from './field-frame.tsx';
import type { Option } from './select-field.tsx';

interface ChipsFieldProps extends FieldProps {
  /** One choice or several. */
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: ComponentProps<'input'>['onChange'];
  readonly onBlur?: ComponentProps<'input'>['onBlur'];
}

/** A few choices side by side: native radios or checkboxes under their labels. The first one carries the field's id. */
export function ChipsField(props: ChipsFieldProps) {
  const { id, name, label, hint, error, required = false, type, options, chosen, onChange, onBlur } = props;
  return (
    <FieldGroup {...{ id, label, hint, error, required }}>
      <div className={styles.chips}>
        {options.map((option, place) => (
          <label key={option.value} className={classNames(styles.chip, error && styles.wrong)}>
            <input
              className={styles.chipControl}
              type={type}
              id={place === 0 ? id : undefined}
              name={name}
              value={option.value}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(option.value)}
              onChange={onChange}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
