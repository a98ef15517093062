import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** What stands below the messages: a suggestion. */
    readonly note?: ReactNode;
  };

/** One line of text: a name, a number, an address. */
export function TextField({ id, label, hint, error, required = false, note, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} note={note}>
      <input
        type="text"
        {...input}
        {...describedBy({ id, hint, error })}
        id={id}
        required={required}
        className={styles.control}
      />
    </FieldFrame>
  );
}
