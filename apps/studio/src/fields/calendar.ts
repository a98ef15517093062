import { isDay } from '@sundowner/calendar/day';
import { monthNames, weekdayNames } from '@sundowner/calendar/words';
import type { DateField, SelectField, TextField } from 'payload';
import { inHouse } from '../runtime/house.ts';

interface Options {
  readonly help?: string;
  readonly required?: boolean;
}

const date =
  (admin: DateField['admin']) =>
  (name: string, label: string, { help, required = false }: Options = {}): DateField => ({
    name,
    type: 'date',
    label,
    required,
    admin: { ...(help ? { description: help } : {}), ...admin },
  });

/** A day of the calendar, without a time. */
export const day = date({ date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } });

/** A day with its time, by the clock of the house, which stands beside it in words. */
export function moment(name: string, label: string, { help, ...options }: Options = {}): DateField {
  const words = () => `${help ? `${help} ` : ''}By the clock ${inHouse()}.`;
  return date({
    description: words,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMMM yyyy, HH:mm', timeFormat: 'HH:mm' },
  })(name, label, options);
}

/** A day that comes round every year, as `MM-DD`: `06-01` is 1 June. */
export function monthDay(name: string, label: string, { help, required = false }: Options = {}): TextField {
  return {
    name,
    type: 'text',
    label,
    required,
    admin: { placeholder: '06-01', description: help ?? 'Month and day: 06-01 is 1 June.' },
    validate: (value: string | null | undefined) => {
      if (!value) return !required || 'Write the month and the day, such as 06-01.';
      return isDayOfYear(value) || 'Write a month and a day that exist, such as 06-01 for 1 June.';
    },
  };
}

/** Whether `MM-DD` is a day of some year; 29 February is one. */
export function isDayOfYear(value: string): boolean {
  return isDay(`2024-${value}`);
}

/** One month of the year. */
export function month(name: string, label: string): SelectField {
  return {
    name,
    type: 'select',
    label,
    required: true,
    options: monthNames.map((each) => ({ value: each.toLowerCase(), label: each })),
  };
}

/** Monday first, as the office's week is read. */
export const daysOfWeek = weekdayNames.map((label) => ({ value: label.toLowerCase(), label }));

/** A time of day as HH:MM, needed on a day that is open. */
export function clockTime(name: string, label: string): TextField {
  return {
    name,
    type: 'text',
    label,
    admin: { placeholder: '08:00', condition: (_, day: { open?: boolean }) => day.open !== false },
    validate: (value: string | null | undefined, { siblingData }: { siblingData: { open?: boolean } }) => {
      if (!value) return siblingData.open === false || 'Say the time, or mark the day as closed.';
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'Write the time as hours and minutes, such as 08:00.';
    },
  };
}
