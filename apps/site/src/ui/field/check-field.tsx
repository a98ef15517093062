import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldMessages, type FieldProps } from './field-frame.tsx';

interface CheckFieldProps extends Omit<FieldProps, 'label'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: ComponentProps<'input'>['onChange'];
  readonly onBlur?: ComponentProps<'input'>['onBlur'];
}

/** One thing to agree to. */
export function CheckField(props: CheckFieldProps) {
  const { id, name, label, hint, value, error, required = false, checked, onChange, onBlur } = props;
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          className={classNames(styles.box, error && styles.invalid)}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          required={required}
          {...describedBy({ id, hint, error })}
          checked={checked}
          onChange={onChange}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
