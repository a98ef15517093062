import type { InputHTMLAttributes, ReactNode } from 'react';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className'> {
  readonly label: ReactNode;
  readonly onValue: (value: string) => void;
}

/** One line to write in, under what belongs in it. */
export function Field({ label, onValue, ...input }: FieldProps) {
  return (
    <label className="desk-field">
      {label}
      <input className="desk-input" {...input} onChange={({ target }) => onValue(target.value)} />
    </label>
  );
}

interface Choice {
  readonly value: string;
  readonly words: string;
}

export interface SelectProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
  /** `field`: under its label, among other fields. */
  readonly look?: 'sort' | 'field';
}

/** One of several, chosen from a menu. */
export function Select({ label, value, choices, onChoose, look = 'sort' }: SelectProps) {
  return (
    <label className={`desk-${look}`}>
      {label}
      <select className="desk-select" value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface CheckProps {
  readonly checked: boolean;
  readonly onCheck: (on: boolean) => void;
  readonly children: ReactNode;
}

/** Something that is or is not. */
export function Check({ checked, onCheck, children }: CheckProps) {
  return (
    <label className="desk-choice">
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      {children}
    </label>
  );
}

export interface ChecksProps {
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: string[]) => void;
}

/** Any number of several. */
export const Checks = ({ choices, chosen, onChoose }: ChecksProps) =>
  choices.map(({ value, words }) => (
    <Check
      key={value}
      checked={chosen.includes(value)}
      onCheck={(on) => onChoose(on ? [...chosen, value] : chosen.filter((each) => each !== value))}
    >
      {words}
    </Check>
  ));
