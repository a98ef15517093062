import { weekdayNames } from '@sundowner/calendar/words';
import type { TextField } from 'payload';

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
