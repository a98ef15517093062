import type { JourneyFilter } from '../../content/journey/journey-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import styles from './journey-list.module.css';

interface JourneyFiltersProps {
  readonly path: string;
  readonly filters: readonly JourneyFilter[];
}

/** One list to choose from for each filter. */
export function JourneyFilters({ path, filters }: JourneyFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <form
      className={styles.filters}
      action={`${path}#journeys`}
      method="get"
      aria-label="Filter the journeys"
      autoComplete="off"
    >
      {filters.map(({ name, title, options, chosen }) => (
        <FilterSelect
          key={name}
          id={`filter-${name}`}
          name={name}
          label={title}
          none="Any"
          options={options}
          chosen={chosen ?? ''}
        />
      ))}
      <Button type="submit" tone="ghost" className={styles.show}>
        Show journeys
      </Button>
    </form>
  );
}
