import { dayInWords } from '@sundowner/calendar/words';

/** Between two days, of which either may be open: "From 31 March 2027". */
export function fromTo(from: string | null, until: string | null): string {
  if (from && until) return `${dayInWords(from)} to ${dayInWords(until)}`;
  if (from) return `From ${dayInWords(from)}`;
  return until ? `Until ${dayInWords(until)}` : 'Any dates';
}
