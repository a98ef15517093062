import { isPlaceListName, type PlaceListName } from '@sundowner/brand';
import type { Clock } from '../clock.ts';
import type { Choice } from '../forms/form.ts';
import { choiceStays } from '../forms/form-content.ts';
import type { PlaceName } from '../forms/places-named.ts';
import type { Store } from '../store/database/port.ts';
import { keepPlaceNames } from '../work/place-names.ts';
import { keepPropertyWords, type SeenPropertyWord } from '../work/property-words.ts';

/** A place in a list of choices. */
export interface OfferedPlace extends Choice {
  readonly list: PlaceListName;
}

/** A place that a list offered and does not offer now. */
export interface GonePlace extends OfferedPlace {
  /** When it was last offered. Milliseconds since 1970. */
  readonly until: number;
}

/**
 * The places that forms of this installation have offered within the last 30 days, kept beside the enquiries that may name them: a form
 * that is open stays good whatever was published, started or moved to another machine meanwhile.
 */
export interface OfferedPlaces {
  /** Every one that was kept, as if nothing were offered now. @throws StoreUnavailableError */
  all(): Promise<readonly GonePlace[]>;
  /**
   * Keeps what has been offered, and since when some of it is not; with the words by which enquiries from these forms name properties, and
   * what lodges and residences are called.
   *
   * @param seen offered at some time, with whether it is now
   * @returns what was ever kept and is not offered now
   * @throws StoreUnavailableError
   */
  keep(
    seen: readonly (OfferedPlace & { readonly offered: boolean })[],
    words: readonly SeenPropertyWord[],
    names: readonly PlaceName[],
  ): Promise<readonly GonePlace[]>;
}

interface Row {
  readonly list: string;
  readonly value: string;
  readonly label: string;
  readonly heading: string | null;
  readonly gone_at: number | null;
}

const select = 'SELECT list, value, label, heading, gone_at FROM offered_places ORDER BY list, value';

const nameOf = ({ list, value }: Pick<Row, 'list' | 'value'>) => `${list}\n${value}`;

const byName = (one: Row, other: Row) => (nameOf(one) < nameOf(other) ? -1 : 1);

function toPlace({ list, value, label, heading, gone_at }: Row, now: number): readonly GonePlace[] {
  const until = gone_at ?? now;
  // A list of an earlier version is asked for by no form.
  if (!isPlaceListName(list) || until < now - choiceStays) return [];
  return [{ list, value, label, ...(heading === null ? {} : { group: heading }), until }];
}

const sameRow = (one: Row | undefined, other: Row) =>
  one?.label === other.label && one.heading === other.heading && one.gone_at === other.gone_at;

export function createOfferedPlaces(store: Store, clock: Clock): OfferedPlaces {
  return {
    async all() {
      const rows = await store.read.rows<Row>(select);
      return rows.flatMap((row) => toPlace(row, clock.now()));
    },
    keep: (seen, words, names) =>
      store.transaction(async (sql) => {
        const now = clock.now();
        const kept = new Map((await sql.rows<Row>(select)).map((row) => [nameOf(row), row]));
        const offered = new Set(seen.filter((place) => place.offered).map(nameOf));
        const rows = new Map(kept);
        for (const { list, value, label, group = null } of seen) {
          const name = nameOf({ list, value });
          rows.set(name, { list, value, label, heading: group, gone_at: kept.get(name)?.gone_at ?? null });
        }
        const after = [...rows].map(([name, row]) => ({
          ...row,
          gone_at: offered.has(name) ? null : (row.gone_at ?? now),
        }));
        const changed = after.filter((row) => !sameRow(kept.get(nameOf(row)), row));
        // In one order on every machine, so that no two wait for each other.
        for (const { list, value, label, heading, gone_at } of changed.sort(byName)) {
          await sql.run(
            `INSERT INTO offered_places (list, value, label, heading, gone_at) VALUES (?, ?, ?, ?, ?)
              ON CONFLICT (list, value) DO UPDATE
              SET label = excluded.label, heading = excluded.heading, gone_at = excluded.gone_at`,
            [list, value, label, heading, gone_at],
          );
        }
        await sql.run('DELETE FROM offered_places WHERE gone_at < ?', [now - choiceStays]);
        await keepPropertyWords(sql, words, now);
        await keepPlaceNames(sql, names);
        return after.filter((row) => !offered.has(nameOf(row))).flatMap((row) => toPlace(row, now));
      }),
  };
}
