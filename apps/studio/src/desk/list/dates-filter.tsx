import { southAfricanDay } from '@sundowner/calendar/south-africa';
import type { DeskFilter } from '@sundowner/desk-wire/list';
import { placeFrom } from '../address.ts';
import { Field } from '../parts/fields.tsx';
import { FilterBox } from '../parts/filter-box.tsx';
import { shortDay } from '../words/times.ts';

export interface DatesFilterProps {
  readonly filter: DeskFilter;
  readonly onChange: (part: Partial<DeskFilter>) => void;
}

/** Received from and to, in South African days. */
export function DatesFilter({ filter, onChange }: DatesFilterProps) {
  const from = filter.receivedFrom ? southAfricanDay(Date.parse(filter.receivedFrom)) : '';
  const to = filter.receivedTo ? southAfricanDay(Date.parse(filter.receivedTo) - 1) : '';
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
