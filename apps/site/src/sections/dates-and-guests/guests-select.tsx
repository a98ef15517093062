import styles from './dates-and-guests.module.css';

interface GuestsSelectProps {
  readonly name: 'adults' | 'children';
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly chosen: number;
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** How many come: the browser's own list. */
export function GuestsSelect({ name, label, from, to, chosen }: GuestsSelectProps) {
  return (
    <label className={styles.guests}>
      <span className={styles.name}>{label}</span>
      <select name={name} defaultValue={chosen}>
        {numbers(from, to).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}
