import { isDay } from '@sundowner/calendar/day';
import { impossibleDate } from '@sundowner/calendar/impossible-date';
import { dayInWords } from '@sundowner/calendar/words';
import { halfOf, isoDate, latestDay } from '@sundowner/enquiries/forms/dates';
import type { Field } from '@sundowner/enquiries/forms/form';
import { useRef } from 'react';
import { DateRangeField } from '../../ui/date-range-field/date-range-field.tsx';
import type { DateRangeFieldProps } from '../../ui/date-range-field/date-range-props.ts';
import type { DatesFieldProps } from './dates-props.ts';
import { textOf } from './field-values.ts';
import { afterHalf, nothingMeant } from './flexibility-meant.ts';

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
