import fieldStyles from '../field/field.module.css';
import { errorId, FieldMessages } from '../field/field-frame.tsx';
import styles from './guests.module.css';
import { oldestChild } from './party-bounds.ts';

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
