import { isoDate } from '@sundowner/enquiries/forms/dates';
import { anyTimeThatMonth, fewDaysEitherSide } from '@sundowner/enquiries/forms/fields/journey';
import { dayInWords, isDay } from '../../ui/date-range-field/calendar-day.ts';
import { DateRangeField } from '../../ui/date-range-field/date-range-field.tsx';
import { conditionWords } from './condition-words.ts';
import styles from './enquiry-form.module.css';
import { type FormFieldProps, fieldCommon } from './field-common.ts';
import { textOf } from './field-values.ts';
import { FormField } from './form-field.tsx';
import type { DatesPart } from './form-parts.ts';

interface DatesFieldProps extends Omit<FormFieldProps, 'field' | 'error'> {
  readonly part: DatesPart;
  readonly errorOf: (name: string) => string | undefined;
}

/** What the traveller meant by a part of a month, or a month. */
const flexibilityOf = { day: null, days: fewDaysEitherSide, month: anyTimeThatMonth } as const;

/** Held in words as the traveller reads them (FRM-02), or as typed where nobody could read it. */
const held = (day: string) => (isDay(day) ? dayInWords(day) : day);

/** Arrival and departure in one control, and how fixed they are (FRM-07). */
export function DatesField({ part, errorOf, ...rest }: DatesFieldProps) {
  const { start, end, flexibility } = part;
  const { config, values, handlers, content, everyField } = rest;
  const error = errorOf(start.name) ?? errorOf(end.name);
  const { id } = fieldCommon({ ...rest, field: start, error });
  const condition = everyField && start.visible ? conditionWords(config, start.visible) : undefined;
  const day = (name: string) => {
    const text = textOf(values[name]);
    return isoDate(text, content.today) ?? text;
  };
  const range = { from: day(start.name), to: day(end.name) };

  return (
    <div className={styles.dates}>
      <DateRangeField
        id={id}
        label="When?"
        hint={condition}
        error={error}
        required={start.required === 'always'}
        names={{ from: start.name, to: end.name }}
        labels={{ from: start.label, to: end.label }}
        range={range}
        today={content.today}
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
      {flexibility && <FormField {...rest} field={flexibility} error={errorOf(flexibility.name)} />}
    </div>
  );
}
