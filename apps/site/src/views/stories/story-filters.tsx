import { type StoryTagGroup, storyFilterNames } from '@sundowner/brand';
import type { StoryTag, StoryTags } from '../../content/story/story-tags.ts';
import { Button } from '../../ui/button/button.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import styles from './stories-view.module.css';

interface StoryFiltersProps {
  readonly tags: StoryTags;
  readonly chosen: readonly StoryTag[];
}

const groups: readonly { readonly group: StoryTagGroup; readonly label: string; readonly all: string }[] = [
  { group: 'travellerType', label: 'Traveller type', all: 'All travellers' },
  { group: 'interest', label: 'Interests', all: 'All interests' },
  { group: 'property', label: 'Properties', all: 'All properties' },
];

/** Drawn once: what the visitor chooses is the form's to know, and the script's beside it. */
const drawnOnce = () => {};

/** Three lists to choose several of, in a plain form; a script that has come shows each choice at once. */
export function StoryFilters({ tags, chosen }: StoryFiltersProps) {
  return (
    <form
      className={styles.filters}
      action="/blog#stories"
      method="get"
      aria-label="Filter the stories"
      autoComplete="off"
    >
      {groups.map(({ group, label, all }) =>
        tags[group].length === 0 ? null : (
          <MultiSelect
            key={group}
            id={`filter-${storyFilterNames[group]}`}
            name={storyFilterNames[group]}
            label={label}
            placeholder={all}
            options={tags[group].map(({ slug, title }) => ({ value: slug, label: title }))}
            chosen={chosen.filter((tag) => tag.group === group).map(({ slug }) => slug)}
            onChange={drawnOnce}
            size="filter"
          />
        ),
      )}
      <Button type="submit" tone="ghost">
        Show stories
      </Button>
    </form>
  );
}
