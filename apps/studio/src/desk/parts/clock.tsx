import { timeThere } from '../words/times.ts';

/** The time of day in a zone, "12:23". */
export function Clock({ zone, now }: { readonly zone: string; readonly now: Date }) {
  return <time dateTime={now.toISOString()}>{timeThere(zone, now)?.time}</time>;
}
