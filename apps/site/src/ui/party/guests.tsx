import type { ReactNode } from 'react';
import fieldStyles from '../field/field.module.css';
import { errorId, FieldMessages } from '../field/field-frame.tsx';
import styles from './guests.module.css';
import { oldestChild } from './stay.ts';

interface AgesFieldsProps {
  readonly id: string;
  readonly count: number;
  /** As they were typed. */
  readonly ages: readonly string[];
  readonly error?: string | undefined;
}

const years = Array.from({ length: oldestChild + 1 }, (_, age) => age);

/** How old each child is: they change the price. `ages.client.ts` keeps as many as there are children; the template is what it makes them of. */
export function AgesFields({ id, count, ages, error }: AgesFieldsProps) {
  return (
    <div className={styles.ages} data-ages={id}>
      {Array.from({ length: count }, (_, place) => (
        <Age
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place
          key={place}
          id={`${id}-${place + 1}`}
          label={`Age of child ${place + 1}`}
          age={ages[place] ?? ''}
          {...(error ? { wrong: errorId(id) } : {})}
        />
      ))}
      {error && (
        <div className={styles.error}>
          <FieldMessages id={id} error={error} />
        </div>
      )}
      <template>
        <Age id={id} label="Age" age="" />
      </template>
    </div>
  );
}

interface AgeProps {
  readonly id: string;
  readonly label: string;
  readonly age: string;
  /** Id of what is wrong. */
  readonly wrong?: string;
}

function Age({ id, label, age, wrong }: AgeProps) {
  return (
    <label className={styles.age} htmlFor={id}>
      <span>{label}</span>
      <select
        id={id}
        name="age"
        required
        className={fieldStyles.control}
        defaultValue={age}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong}
      >
        <option value="">Years</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year === 0 ? 'Under 1' : year}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One control of a strip under its name: the strip's own box is its frame. */
export function BoxField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label className={styles.box}>
      <span className={styles.name}>{label}</span>
      {children}
    </label>
  );
}

interface GuestsSelectProps {
  readonly name: 'adults' | 'children';
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly chosen: number;
  /** Hears each choice; without it the browser keeps it. */
  readonly onChange?: (number: number) => void;
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** How many come: the browser's own list. */
export function GuestsSelect({ name, label, from, to, chosen, onChange }: GuestsSelectProps) {
  return (
    <BoxField label={label}>
      <select
        name={name}
        {...(onChange
          ? { value: chosen, onChange: ({ target }) => onChange(Number(target.value)) }
          : { defaultValue: chosen })}
      >
        {numbers(from, to).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </BoxField>
  );
}
