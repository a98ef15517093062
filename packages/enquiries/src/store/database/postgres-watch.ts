import { idInStore } from './identity.ts';
import { type Sql, StoreUnavailableError } from './port.ts';
import type { Condition, StoreLimits } from './store-watch.ts';

const words = {
  gone: 'The tables of the enquiry store were dropped from the database of DATABASE_URL while the product was running. Enquiries are refused until they are back; restore the database with pg_restore.',
  foreign:
    'The enquiry store in the database of DATABASE_URL was replaced by that of another installation while the product was running. Enquiries are refused until its own is back.',
  unreachable: 'The database of DATABASE_URL cannot be asked. Enquiries are refused until it answers.',
  back: 'The enquiry store in the database of DATABASE_URL is available again; enquiries are accepted again.',
};

/** Looks by timer whether the store in a database is still the one that was opened, and whether it answers. */
export function databaseWatch(sql: Sql, condition: Condition, { after, watchEvery }: StoreLimits) {
  let ours: string | null = null;
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;

  function judge(id: string | null): void {
    ours ??= id;
    if (id === ours) condition.comeBack(words.back);
    else condition.goAway(id === null ? words.gone : words.foreign);
  }

  async function look(): Promise<void> {
    try {
      const id = await idInStore(sql);
      judge(id);
    } catch (error) {
      const isGone = error instanceof StoreUnavailableError && error.reason === 'gone';
      // A store that was just opened has no tables yet; that it cannot be asked is told all the same.
      if (ours === null && isGone) return;
      condition.goAway(isGone ? words.gone : words.unreachable);
    }
  }

  let callOff = after(watchEvery, again);
  function again(): void {
    looking = look().finally(() => {
      if (!stopped) callOff = after(watchEvery, again);
    });
  }

  const assertThere = () => {
    if (condition.away !== null) throw new StoreUnavailableError('gone', 'store watch');
  };

  return {
    /** The id to be found in the store; `null` as long as it has none. */
    ours: () => ours,
    /** @throws StoreUnavailableError when `id`, as a transaction found it in the store, is not ours */
    assertOurs(id: string | null): void {
      judge(id);
      assertThere();
    },
    assertThere,
    /** Statements that fail while the store is away. */
    guarded(inner: Sql): Sql {
      const there = () => {
        assertThere();
        return inner;
      };
      return {
        rows: async (text, parameters) => await there().rows(text, parameters),
        run: async (text, parameters) => await there().run(text, parameters),
      };
    },
    async stop(): Promise<void> {
      stopped = true;
      callOff();
      await looking;
    },
  };
}

export type DatabaseWatch = ReturnType<typeof databaseWatch>;
