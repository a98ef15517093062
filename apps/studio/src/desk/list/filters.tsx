import { enquiryRecords, maySeeKind } from '@sundowner/brand';
import type { DeskFilter, DeskSort } from '@sundowner/desk-wire/list';
import { filterState } from '@sundowner/desk-wire/work';
import { type SubmitEvent, useState } from 'react';
import { houseToday } from '../../runtime/house.ts';
import { placeFrom } from '../address.ts';
import { Button } from '../parts/controls.tsx';
import { Checks, type ChecksProps, Field, Select } from '../parts/fields.tsx';
import { FilterBox } from '../parts/filter-box.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { countryWords } from '../words/enquiry-words.ts';
import { personWords } from '../words/people-words.ts';
import { propertyChoices } from '../words/property-words.ts';
import { shortDay } from '../words/times.ts';
import { workWords } from '../words/work-words.ts';
import { useDeskList } from './list-context.tsx';
import { useChoices } from './use-views.ts';

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
  words: workWords[state],
}));

/** What a list is narrowed by; it travels in the address. */
export function Filters() {
  const { place, go, asker, properties, open } = useSession();
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
        choices={propertyChoices(properties, filter.properties ?? [])}
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
            narrow({ states: stateChoices.map(({ value }) => value).filter((each) => values.includes(each)) })
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

interface DatesFilterProps {
  readonly filter: DeskFilter;
  readonly onChange: (part: Partial<DeskFilter>) => void;
}

/** Received from and to, in days of the house. */
function DatesFilter({ filter, onChange }: DatesFilterProps) {
  const from = filter.receivedFrom ? houseToday(Date.parse(filter.receivedFrom)) : '';
  const to = filter.receivedTo ? houseToday(Date.parse(filter.receivedTo) - 1) : '';
  const change = (days: { from: string; to: string }) => {
    const read = placeFrom(new URLSearchParams(days)).filter;
    onChange({ receivedFrom: read.receivedFrom, receivedTo: read.receivedTo });
  };
  const words = [from && `from ${shortDay(from)}`, to && `to ${shortDay(to)}`].filter(Boolean).join(' ');
  return (
    <FilterBox title="Dates" chosen={words === '' ? [] : [words]}>
      <Field
        label="Received from"
        type="date"
        value={from}
        max={to || undefined}
        onValue={(next) => change({ from: next, to })}
      />
      <Field
        label="Received until"
        type="date"
        value={to}
        min={from || undefined}
        onValue={(next) => change({ from, to: next })}
      />
    </FilterBox>
  );
}

interface TagFilterProps {
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Tags that are offered; any other is typed. */
const mostShown = 30;

/** The tags there are most of, those of the rows shown, and any other by its name. */
function TagFilter({ chosen, onChange }: TagFilterProps) {
  const { list } = useDeskList();
  const choices = useChoices();
  const [typed, setTyped] = useState('');
  const counted = (choices?.tags ?? []).slice(0, mostShown).map(({ tag }) => tag);
  const known = [...new Set([...chosen, ...counted, ...list.rows.flatMap(({ tags }) => tags)])].sort();
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = typed.trim().toLowerCase();
    if (tag !== '' && !chosen.includes(tag)) onChange([...chosen, tag]);
    setTyped('');
  };
  return (
    <FilterBox title="Tag" chosen={chosen}>
      <Checks
        choices={known.map((tag) => ({ value: tag, words: tag }))}
        chosen={chosen}
        onChoose={onChange}
      />
      <form onSubmit={add}>
        <Field label="Another tag" value={typed} maxLength={40} onValue={setTyped} />
        <Button submits>Narrow</Button>
      </form>
    </FilterBox>
  );
}

const sorts: readonly { readonly value: DeskSort; readonly words: string }[] = [
  { value: 'waiting', words: 'Longest waiting' },
  { value: 'due', words: 'First due' },
  { value: 'newest', words: 'Newest' },
  { value: 'oldest', words: 'Oldest' },
];
/** Names are sealed: they are sorted where few are found. */
const byName = { value: 'name', words: 'Name' } as const;

export function SortChoice() {
  const { place, go } = useSession();
  const { list } = useDeskList();
  const few = list.found !== null && list.found <= 500;
  const offered = few || place.sort === 'name' ? [...sorts, byName] : sorts;
  const usual = ['held', 'done', 'all'].includes(place.list) ? 'newest' : 'waiting';
  return (
    <Select
      label="Sorted by "
      value={place.sort ?? usual}
      choices={offered}
      onChoose={(value) => {
        const sort = offered.find((each) => each.value === value)?.value ?? null;
        go({ ...place, sort: sort === usual ? null : sort });
      }}
    />
  );
}
