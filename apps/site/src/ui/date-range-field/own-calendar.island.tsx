import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { DateRange } from './date-range.ts';
import { DateRangeField } from './date-range-field.tsx';
import { datesChanged } from './dates-changed.ts';
import type { LateDatesProps } from './native-dates.tsx';

/** What a page's script holds of dates that have their calendar. */
export interface OwnCalendar {
  /** Puts other dates, or another error, in place of what stands there. */
  show(range: DateRange, error?: string): void;
}

const roots = new WeakMap<HTMLElement, Root>();

/** Puts the calendar in the place of the browser's own date fields, with what they hold. */
export function ownCalendar(place: HTMLElement): OwnCalendar {
  const { error: told, ...props } = JSON.parse(place.dataset.lateDates ?? '{}') as LateDatesProps;
  const [from, to] = place.querySelectorAll<HTMLInputElement>('input[type="date"]');
  const native: DateRange = { from: from?.value ?? '', to: to?.value ?? '' };
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  let turn = 0;
  const show = (range: DateRange, error: string | undefined) => {
    turn += 1;
    root.render(
      <Field
        key={turn}
        {...props}
        range={range}
        error={error}
        tell={() => place.dispatchEvent(new Event(datesChanged, { bubbles: true }))}
      />,
    );
  };
  show(from || to ? native : props.range, told);
  return { show };
}

interface LateFieldProps extends LateDatesProps {
  readonly tell: () => void;
}

function Field({ range: start, tell, ...props }: LateFieldProps) {
  const [range, setRange] = useState(start);
  // After the hidden fields hold them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of each range, and of nothing else
  useEffect(() => {
    if (range !== start) tell();
  }, [range]);
  return <DateRangeField {...props} range={range} onChange={setRange} />;
}
