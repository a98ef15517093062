import { isDay } from '@sundowner/calendar/day';
import { monthNames } from '@sundowner/calendar/words';
import type { DateField, SelectField, TextField } from 'payload';

interface Options {
  readonly help?: string;
  readonly required?: boolean;
}

/** A day of the calendar, without a time. */
export function day(name: string, label: string, { help, required = false }: Options = {}): DateField {
  return {
    name,
    type: 'date',
    label,
    required,
    admin: {
      ...(help ? { description: help } : {}),
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
    },
  };
}

/** A day with its time, in the time of whoever looks at it. */
export function moment(name: string, label: string, { help, required = false }: Options = {}): DateField {
  return {
    name,
    type: 'date',
    label,
    required,
    admin: {
      ...(help ? { description: help } : {}),
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMMM yyyy, HH:mm', timeFormat: 'HH:mm' },
    },
  };
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
