import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text: a name, a number, an address. */
export function TextField({ id, label, hint, error, required = false, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <input
        type="text"
        {...input}
        {...describedBy({ id, hint, error })}
        id={id}
        required={required}
        className={classNames(styles.control, error && styles.invalid)}
      />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines, in the visitor's own words. */
export function TextAreaField({ id, label, hint, error, required = false, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <textarea
        rows={4}
        {...area}
        {...describedBy({ id, hint, error })}
        id={id}
        required={required}
        className={classNames(styles.control, styles.area, error && styles.invalid)}
      />
    </FieldFrame>
  );
}
