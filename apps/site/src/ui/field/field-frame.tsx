import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { WarningIcon } from '../icons/icons.tsx';
import styles from './field.module.css';

/** What every field has, whatever its control. */
export interface FieldProps {
  /** Id of the control; label, hint and message derive theirs from it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The attributes that tie a control to its hint and its message. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': classNames(error && errorId(id), hint && hintId(id)),
  };
}

interface FieldFrameProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'required'> {
  readonly children: ReactNode;
  /** What stands below everything else: a suggestion, a count. */
  readonly note?: ReactNode;
}

/** Label above, control, message, hint: for controls that have one label. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, required = false, children, note } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <Optional />}
      </label>
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
      {note}
    </div>
  );
}

interface FieldGroupProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'required'> {
  readonly children: ReactNode;
  /** In the place of the label and whether the field is optional. */
  readonly legend?: ReactNode;
}

/** The same for several controls under one label. */
export function FieldGroup({ id, label, hint, error, required = false, children, legend }: FieldGroupProps) {
  return (
    <fieldset
      className={styles.field}
      aria-describedby={classNames(error && errorId(id), hint && hintId(id))}
    >
      {legend || (
        <legend className={styles.legend}>
          {label}
          {!required && <Optional />}
        </legend>
      )}
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** "(optional)": most fields are required, so the others are marked. */
export function Optional() {
  return <span className={styles.optional}> (optional)</span>;
}

/** The message and the hint under a control. */
export function FieldMessages({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p className={styles.error} id={errorId(id)}>
          <WarningIcon className={styles.warning} />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
    </>
  );
}
