import type { GalleryFilter } from '../../content/gallery/gallery-listing.ts';
import { picturesLink } from '../../links/gallery-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './image-gallery-view.module.css';

interface GalleryFiltersProps {
  readonly filters: readonly GalleryFilter[];
  /** How many pictures match. */
  readonly count: number;
}

/** Two lists to choose from in a plain form, what is chosen, and how many pictures there are of it. */
export function GalleryFilters({ filters, count }: GalleryFiltersProps) {
  const chosen = filters.flatMap(({ name, options, chosen: value }) => {
    const label = options.find((option) => option.value === value)?.label;
    return value && label ? [{ name, value, label }] : [];
  });
  return (
    <>
      <form
        className={styles.filters}
        action={picturesLink([])}
        method="get"
        aria-label="Filter the pictures"
        autoComplete="off"
      >
        {filters.map(({ name, label, none, options, chosen: value }) => (
          <FilterSelect
            key={name}
            id={`filter-${name}`}
            name={name}
            label={label}
            none={none}
            options={options}
            chosen={value ?? ''}
          />
        ))}
        <Button type="submit" tone="ghost" className={styles.show}>
          Show pictures
        </Button>
      </form>
      <div className={styles.state}>
        <p role="status" id="picture-count">
          {countInWords(count)}
        </p>
        <div className={styles.chosen} id="pictures-chosen" data-refresh="">
          {chosen.map(({ name, label }) => (
            <Tag
              key={name}
              name={label}
              removeHref={picturesLink(chosen.filter((other) => other.name !== name))}
            />
          ))}
          {chosen.length > 1 && <TextLink href={picturesLink([])}>Clear all</TextLink>}
        </div>
      </div>
    </>
  );
}

function countInWords(count: number): string {
  if (count === 0) return 'No picture matches both of your choices.';
  return count === 1 ? '1 picture' : `${count} pictures`;
}
