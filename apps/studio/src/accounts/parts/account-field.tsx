'use client';

import { type InputHTMLAttributes, useId } from 'react';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly autoFocus?: boolean;
}

/** A labelled field of the forms about an account; its value is read by the form. */
export function AccountField({ name, label, help, autoFocus = false, ...input }: Props) {
  const id = useId();
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {help && <p id={`${id}-help`}>{help}</p>}
      <input
        {...input}
        id={id}
        name={name}
        required
        spellCheck={false}
        {...(help ? { 'aria-describedby': `${id}-help` } : {})}
        // A step that was just asked for begins at its one field.
        ref={(field) => {
          if (autoFocus) field?.focus();
        }}
      />
    </div>
  );
}
