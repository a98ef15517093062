import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { DateRange, Half } from './date-range.ts';
import { DateRangeField } from './date-range-field.tsx';
import { datesChanged } from './dates-changed.ts';
import type { LateDatesProps } from './native-dates.tsx';

/** What a page's script holds of dates that have their calendar. */
export interface OwnCalendar {
  /** Puts other dates in place of what stands there. */
  show(range: DateRange): void;
  /** Opens the calendar for a half, which has the focus then. @param said why, said beside the dates */
  open(half: Half, said: string): void;
  /** Says what is wrong with the dates, or nothing; what is typed and the focus stay. */
  tell(error: string | undefined): void;
}

const roots = new WeakMap<HTMLElement, Root>();

/** Puts the calendar in the place of the browser's own date fields, with what they hold. Where this returns the fields stand there. */
export function ownCalendar(place: HTMLElement): OwnCalendar {
  const { error, ...props } = JSON.parse(place.dataset.lateDates ?? '{}') as LateDatesProps;
  const [from, to] = place.querySelectorAll<HTMLInputElement>('input[type="date"]');
  let held: DateRange = from || to ? { from: from?.value ?? '', to: to?.value ?? '' } : props.range;
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  let turn = 0;
  const render = (told?: string, opened?: Half, said?: string) =>
    root.render(
      <Field
        key={turn}
        {...props}
        range={held}
        error={told}
        opened={opened}
        said={said}
        tell={(range) => {
          held = range;
          place.dispatchEvent(new Event(datesChanged, { bubbles: true }));
        }}
      />,
    );
  const draw = (...drawn: Parameters<typeof render>) => {
    turn += 1;
    // The page's script reads the fields right after.
    flushSync(() => render(...drawn));
  };
  draw(error);
  return {
    show: (range) => {
      held = props.one ? { from: range.from, to: '' } : range;
      draw();
    },
    open: (half, said) => {
      draw(undefined, half, said);
      document.getElementById(half === 'from' ? props.id : `${props.id}-to`)?.focus();
    },
    tell: render,
  };
}

interface FieldProps extends LateDatesProps {
  readonly opened: Half | undefined;
  readonly said: string | undefined;
  readonly tell: (range: DateRange) => void;
}

function Field({ range: start, tell, said, ...props }: FieldProps) {
  const [range, setRange] = useState(start);
  /** Why it was opened holds until something is chosen or cleared. */
  const [unsaid, setUnsaid] = useState(false);
  const told = useRef(start);
  // After the hidden fields hold them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of each range, and of nothing else
  useEffect(() => {
    if (range.from === told.current.from && range.to === told.current.to) return;
    told.current = range;
    tell(range);
  }, [range]);
  const change = (next: DateRange) => {
    setUnsaid(true);
    setRange(next);
  };
  return <DateRangeField {...props} said={unsaid ? undefined : said} range={range} onChange={change} />;
}
