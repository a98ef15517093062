import type { Duration, DurationSaid } from './durations.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

/** What is done and where, or in what is to be expected: two of one key are of the same. */
const keysOf = ({ activities, at, expects }: DurationSaid): readonly string[] =>
  activities.flatMap((activity) => [
    ...at.map((property) => `${activity} at ${property}`),
    ...(expects === '' ? [] : [`${activity} in ${expects}`]),
  ]);
const differs = (one: Duration, other: Duration): boolean =>
  one.least > other.most + 0.01 || other.least > one.most + 0.01;

/** An activity of a place that two entries tell to take another time. */
export function durationsDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const all = entries.flatMap((entry) => (entry.saidFacts?.durations ?? []).map((said) => ({ entry, said })));
  // Every two are held against one another once.
  const before = new Map<string, (typeof all)[number][]>();
  return all.flatMap((one) => {
    const keys = keysOf(one.said);
    const others = new Set(keys.flatMap((key) => before.get(key) ?? []));
    for (const key of keys) before.set(key, [...(before.get(key) ?? []), one]);
    return [...others].flatMap((other) => {
      if (other.entry === one.entry || !differs(other.said.duration, one.said.duration)) return [];
      // The title of an experience names it, which is its head.
      const [first, second] = one.entry.collection === 'experiences' ? [other, one] : [one, other];
      const { collection, id, title } = first.entry;
      const says = `“${first.said.head}” says “${first.said.words}”, and “${second.said.head}” “${second.said.words}”.`;
      return [{ collection, id, title, says }];
    });
  });
}
