import { enquiryRecords, maySeeKind, properties } from '@sundowner/brand';
import type { DeskFilter } from '@sundowner/desk-wire/list';
import { filterState } from '@sundowner/desk-wire/work';
import { Button } from '../parts/button.tsx';
import { Checks, type ChecksProps } from '../parts/fields.tsx';
import { FilterBox } from '../parts/filter-box.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { countryWords } from '../words/enquiry-words.ts';
import { personWords } from '../words/people-words.ts';
import { workWords } from '../words/work-words.ts';
import { DatesFilter } from './dates-filter.tsx';
import { useDeskList } from './list-context.tsx';
import { TagFilter } from './tag-filter.tsx';
import { useChoices } from './use-choices.ts';

/** A filter without the parts nothing is chosen in. */
function withPart(filter: DeskFilter, part: Partial<DeskFilter>): DeskFilter {
  const entries = Object.entries({ ...filter, ...part }).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as DeskFilter;
}

function Choices({ title, ...checks }: ChecksProps & { readonly title: string }) {
  const { choices, chosen } = checks;
  const named = choices.filter(({ value }) => chosen.includes(value)).map(({ words }) => words);
  return (
    <FilterBox title={title} chosen={named}>
      <Checks {...checks} />
    </FilterBox>
  );
}

const stateChoices = filterState.options.map((state) => ({
  value: state,
  words: workWords(state),
}));

/** What a list is narrowed by; it travels in the address. */
export function Filters() {
  const { place, go, asker, open } = useSession();
  const { words } = useDeskList();
  const viewer = useViewer();
  const choices = useChoices();
  const { filter } = place;
  const narrow = (part: Partial<DeskFilter>) => go({ ...place, filter: withPart(filter, part) });
  const kinds = enquiryRecords
    .filter(({ kind }) => maySeeKind(asker, kind))
    .map(({ kind, words }) => ({ value: kind, words: words.short }));
  const people = [
    { value: 'nobody', words: 'Nobody' },
    ...viewer.people
      .filter(({ left }) => !left)
      .map(({ id }) => ({ value: id, words: personWords(id, viewer) })),
  ];
  const narrowed = Object.keys(filter).length > 0;
  return (
    <fieldset className="desk-filters">
      <legend className="desk-hidden">Narrow the list</legend>
      <Choices
        title="Kind"
        choices={kinds}
        chosen={filter.kinds ?? []}
        onChoose={(values) => narrow({ kinds: values })}
      />
      <Choices
        title="Property"
        choices={properties.map(({ key, name }) => ({ value: key, words: name }))}
        chosen={filter.properties ?? []}
        onChoose={(values) => narrow({ properties: values })}
      />
      <DatesFilter filter={filter} onChange={narrow} />
      {place.list !== 'mine' && place.list !== 'held' && (
        <Choices
          title="With"
          choices={people}
          chosen={filter.with ? [filter.with] : []}
          // One person at a time: the last that was chosen.
          onChoose={(values) => narrow({ with: values.at(-1) })}
        />
      )}
      <TagFilter chosen={filter.tags ?? []} onChange={(tags) => narrow({ tags })} />
      {(place.list === 'all' || place.list === 'attention') && (
        <Choices
          title="State"
          choices={stateChoices}
          chosen={filter.states ?? []}
          onChoose={(values) =>
            narrow({ states: stateChoices.map(({ value }) => value).filter((one) => values.includes(one)) })
          }
        />
      )}
      {choices && choices.countries.length > 0 && (
        <Choices
          title="Country"
          choices={choices.countries.map((country) => ({ value: country, words: countryWords(country) }))}
          chosen={filter.countries ?? []}
          onChoose={(values) => narrow({ countries: values })}
        />
      )}
      {narrowed && (
        <Button look="text" onClick={() => go({ ...place, filter: {} })}>
          Clear
        </Button>
      )}
      {(narrowed || place.sort !== null || words !== '') && (
        <Button look="text" onClick={() => open({ kind: 'save-view' })}>
          Save as a view
        </Button>
      )}
    </fieldset>
  );
}
