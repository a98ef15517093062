import { isDay } from '@sundowner/calendar/day';
import { impossibleDate } from '@sundowner/calendar/impossible-date';
import { dayInWords } from '@sundowner/calendar/words';
import { halfOf, isoDate, latestDay } from '@sundowner/enquiries/forms/dates';
import { anyTimeThatMonth, fewDaysEitherSide } from '@sundowner/enquiries/forms/fields/journey';
import type { Field } from '@sundowner/enquiries/forms/form';
import { useRef } from 'react';
import type { DateRangeFieldProps } from '../../ui/date-range-field/date-range.ts';
import { DateRangeField } from '../../ui/date-range-field/date-range-field.tsx';
import type { DatesFieldProps } from './field-common.ts';
import { textOf } from './field-values.ts';

export type Precision = 'day' | 'days' | 'month';

/** How exact each half of the dates was meant, and what was chosen for the visitor because of it. */
export interface Meant {
  readonly from: Precision;
  readonly to: Precision;
  /** "" while nothing was. */
  readonly chosen: string;
}

export const nothingMeant: Meant = { from: 'day', to: 'day', chosen: '' };

/** What the vaguest of both halves says: a part of a month, or a month. */
function flexibilityOf({ from, to }: Meant): string {
  if (from === 'month' || to === 'month') return anyTimeThatMonth;
  return from === 'days' || to === 'days' ? fewDaysEitherSide : '';
}

/**
 * How flexible the dates are after one half was given, taken back once both are exact days. What the visitor pressed herself
 * stands: nothing is chosen over it.
 *
 * @param held what the form holds now, "" for nothing
 * @returns `flexibility` is what it should hold from now on
 */
export function afterHalf(
  meant: Meant,
  half: 'from' | 'to',
  precision: Precision,
  held: string,
): { readonly meant: Meant; readonly flexibility: string } {
  // A form that was emptied begins anew.
  const before = held === '' && meant.chosen !== '' ? nothingMeant : meant;
  const next = { ...before, [half]: precision };
  if (held !== before.chosen) return { meant: { ...next, chosen: '' }, flexibility: held };
  const flexibility = flexibilityOf(next);
  return { meant: { ...next, chosen: flexibility }, flexibility };
}

interface DatesControlProps extends DatesFieldProps {
  readonly common: Omit<
    DateRangeFieldProps,
    'range' | 'latest' | 'whyNone' | 'onChange' | 'onPrecision' | 'onBlur'
  >;
}

/** Held in words as the traveller reads them (FRM-02), or as typed where nobody could read it. */
const held = (day: string) => (isDay(day) ? dayInWords(day) : day);

/** The dates of a form, typed as people write them or picked on the calendar. */
export function DatesControl({ part, common, values, handlers }: DatesControlProps) {
  const { start, end, flexibility } = part;
  const meant = useRef(nothingMeant);
  const day = (field: Field) => {
    const text = textOf(values[field.name]);
    return isoDate(text, common.today, halfOf(field)) ?? text;
  };
  const range = { from: day(start), to: day(end) };
  return (
    <DateRangeField
      {...common}
      range={range}
      latest={latestDay(common.today)}
      whyNone={impossibleDate}
      onChange={({ from, to }) => {
        if (from !== range.from) handlers.change(start, held(from));
        if (to !== range.to) handlers.change(end, held(to));
      }}
      onPrecision={(precision, half) => {
        if (!flexibility) return;
        const now = textOf(values[flexibility.name]);
        const after = afterHalf(meant.current, half, precision, now);
        meant.current = after.meant;
        if (after.flexibility !== now) handlers.change(flexibility, after.flexibility);
      }}
      onBlur={() => {
        handlers.leave(start);
        handlers.leave(end);
      }}
    />
  );
}
