import { BoxField } from './box-field.tsx';

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
