import type { Option } from '../field/select-field.tsx';
import { ChevronIcon } from '../icons/icons.tsx';
import styles from './filter-select.module.css';

interface FilterSelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** Words of no choice: "Any". */
  readonly none: string;
  /** Empty for none. */
  readonly chosen: string;
}

/** One of several, or none of them, as a filter of a list: the browser's own list with its name inside the box. */
export function FilterSelect({ id, name, label, options, none, chosen }: FilterSelectProps) {
  return (
    <div className={styles.filter} data-whole="">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.select} id={id} name={name} defaultValue={chosen}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronIcon className={styles.chevron} />
    </div>
  );
}
