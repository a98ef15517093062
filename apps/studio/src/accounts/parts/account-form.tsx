'use client';

import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { Asking } from './use-asking.ts';

interface FieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly autoFocus?: boolean;
}

/** A labelled field of the forms about an account; its value is read by the form. */
export function AccountField({ name, label, help, autoFocus = false, ...input }: FieldProps) {
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

interface Props {
  readonly asking: Asking;
  readonly button: string;
  readonly children: ReactNode;
  /** What is done with the values of the fields, by name. */
  onSend(values: Readonly<Record<string, string>>): Promise<void>;
}

/** A form about an account: its fields, what was wrong, and one button. */
export function AccountForm({ asking, button, children, onSend }: Props) {
  return (
    <form
      className="account-form"
      // Nothing of it is ever part of an address, should its script be late.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const values = Object.fromEntries(
          [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
        );
        void asking.run(() => onSend(values));
      }}
    >
      {children}
      <Fault asking={asking} />
      <button type="submit" className="account-button" aria-disabled={asking.busy}>
        {button}
      </button>
    </form>
  );
}

/** The field of a code that an authenticator app shows. */
export function CodeField({ app }: { readonly app: string }) {
  return (
    <AccountField
      name="code"
      label="Code"
      help={`Six figures, from ${app}.`}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
    />
  );
}

/** Why the last question was refused. */
export function Fault({ asking: { fault } }: { readonly asking: Asking }) {
  if (!fault) return null;
  return (
    <p className="account-fault" role="alert">
      {fault}
    </p>
  );
}

interface OtherWaysProps<Way extends string> {
  readonly way: Way;
  readonly ways: readonly Way[];
  readonly words: Readonly<Record<Way, string>>;
  /** What stands last in the list. */
  readonly children: ReactNode;
  onChoose(way: Way): void;
}

/** The ways to show who one is, besides the one that is open. */
export function OtherWays<Way extends string>({ way, ways, words, children, onChoose }: OtherWaysProps<Way>) {
  return (
    <ul className="account-other-ways">
      {ways
        .filter((one) => one !== way)
        .map((one) => (
          <li key={one}>
            <button type="button" onClick={() => onChoose(one)}>
              {words[one]}
            </button>
          </li>
        ))}
      <li>{children}</li>
    </ul>
  );
}
