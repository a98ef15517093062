import { oldestChild } from '@sundowner/brand/party';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { errorId, FieldMessages } from '../field/field-frame.tsx';
import styles from './guests.module.css';

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
        <Age id={id} label="Age of child" age="" />
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
      <span className={fieldStyles.selectBox}>
        <AgeSelect
          id={id}
          age={age}
          className={classNames(fieldStyles.control, fieldStyles.select)}
          wrong={wrong}
        />
      </span>
    </label>
  );
}

interface AgeSelectProps {
  readonly id: string;
  readonly age: string;
  readonly className?: string | undefined;
  readonly wrong?: string | undefined;
}

/** Nothing is guessed: the first choice is to choose. */
function AgeSelect({ id, age, className, wrong }: AgeSelectProps) {
  return (
    <select
      id={id}
      name="age"
      required
      className={className}
      defaultValue={age}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong}
    >
      <option value="">Choose</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {year === 0 ? 'Under 1' : year}
        </option>
      ))}
    </select>
  );
}

interface AgesRowProps {
  readonly id: string;
  readonly ages?: readonly (number | null)[];
}

/** The same in a strip: a row of its box, which is there while a child comes. Without scripts nobody can ask for more; the enquiry does. */
export function AgesRow({ id, ages = [] }: AgesRowProps) {
  return (
    <fieldset className={styles.agesRow} data-ages={id}>
      <legend className={styles.agesName}>Ages on arrival</legend>
      {ages.map((age, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place
        <BoxField key={place} label={`Child ${place + 1}`} id={`${id}-${place + 1}`}>
          <AgeSelect id={`${id}-${place + 1}`} age={age === null ? '' : String(age)} />
        </BoxField>
      ))}
      <template>
        <BoxField label="Child" id={id}>
          <AgeSelect id={id} age="" />
        </BoxField>
      </template>
    </fieldset>
  );
}

interface BoxFieldProps {
  readonly label: string;
  /** Which cell of its strip it is. */
  readonly cell?: string;
  /** Of the control, where the label names it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One control of a strip under its name: the strip's own box is its frame, and the whole cell is the control. */
export function BoxField({ label, cell, id, children }: BoxFieldProps) {
  return (
    <label className={styles.box} data-cell={cell} htmlFor={id}>
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
    <BoxField label={label} cell={name}>
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
        {/* What the place does not offer and somebody asks for all the same: it stands there until another is chosen. */}
        {chosen > to && (
          <option value={chosen} data-beyond="">
            {chosen}
          </option>
        )}
      </select>
    </BoxField>
  );
}
