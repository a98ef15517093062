import type { BookingFact, BookingSaid } from './booking-facts.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

interface Said extends BookingSaid {
  readonly entry: SayingEntry;
  /** Whether it is said of every place. */
  readonly isOfAll: boolean;
}

/** The value most say, the first said among as many. */
function mostSaid(all: readonly Said[]): string {
  const counts = new Map<string, number>();
  for (const { value } of all) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [[first = ''] = []] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first;
}

/** A place may ask another thing than the others where a page for all says so. */
function differing(all: readonly Said[]): readonly Contradiction[] {
  const kept = mostSaid(all);
  const record = all.find(({ value }) => value === kept);
  const general = new Set(all.filter(({ isOfAll }) => isOfAll).map(({ value }) => value));
  return all.flatMap(({ value, isOfAll, entry, head, says }): Contradiction[] => {
    if (!record || value === kept || (!isOfAll && general.has(value))) return [];
    const { collection, id, title } = entry;
    const who = head === '' ? 'It' : `“${head}”`;
    const other = record.entry === entry ? 'also' : `“${record.entry.title}”`;
    return [{ collection, id, title, says: `${who} says “${says}”, and ${other} “${record.says}”.` }];
  });
}

/** Deposits, credits, days a room is held and what prices are in, where terms, pages and properties tell them differently. */
export function bookingFactsDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const byFact = new Map<BookingFact, Said[]>();
  for (const entry of entries)
    for (const said of entry.saidFacts?.booking ?? []) {
      const all = byFact.get(said.fact) ?? [];
      byFact.set(said.fact, all);
      all.push({ ...said, entry, isOfAll: entry.saidFacts?.at.length === 0 });
    }
  return [...byFact.values()].flatMap(differing);
}
