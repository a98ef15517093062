import { isoDate } from '@sundowner/enquiries/forms/dates';
import { anyTimeThatMonth, fewDaysEitherSide } from '@sundowner/enquiries/forms/fields/journey';
import { dayInWords, isDay } from '../../ui/date-range-field/calendar-day.ts';
import { DateRangeField } from '../../ui/date-range-field/date-range-field.tsx';
import type { DateRangeFieldProps } from '../../ui/date-range-field/date-range-props.ts';
import type { DatesFieldProps } from './dates-props.ts';
import { textOf } from './field-values.ts';

interface DatesControlProps extends DatesFieldProps {
  readonly common: Omit<DateRangeFieldProps, 'range' | 'onChange' | 'onPrecision' | 'onBlur'>;
}

/** What the traveller meant by a part of a month, or a month. */
const flexibilityOf = { day: null, days: fewDaysEitherSide, month: anyTimeThatMonth } as const;

/** Held in words as the traveller reads them (FRM-02), or as typed where nobody could read it. */
const held = (day: string) => (isDay(day) ? dayInWords(day) : day);

/** The dates of a form, typed as people write them or picked on the calendar. */
export function DatesControl({ part, common, values, handlers }: DatesControlProps) {
  const { start, end, flexibility } = part;
  const day = (name: string) => {
    const text = textOf(values[name]);
    return isoDate(text, common.today) ?? text;
  };
  const range = { from: day(start.name), to: day(end.name) };
  return (
    <DateRangeField
      {...common}
      range={range}
      onChange={({ from, to }) => {
        if (from !== range.from) handlers.change(start, held(from));
        if (to !== range.to) handlers.change(end, held(to));
      }}
      onPrecision={(precision) => {
        const meant = flexibilityOf[precision];
        if (meant !== null && flexibility) handlers.change(flexibility, meant);
      }}
      onBlur={() => {
        handlers.leave(start);
        handlers.leave(end);
      }}
    />
  );
}
