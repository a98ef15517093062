import { describe, expect, test } from 'vitest';
import { findable } from './findable.examples.ts';
import { createSearch } from './search.ts';

describe('the search', () => {
  const story = findable('one', 'stories', 'First words');
  const question = { query: 'words', within: null, page: 1 };
  const fresh = (maxAge: number) => ({ maxAge, swr: 0, tags: [] });

  test('is made once for many questions, and anew after a change', async () => {
    let reads = 0;
    let found = [story];
    const search = createSearch(async () => {
      reads += 1;
      return { findables: found, synonyms: [], freshness: fresh(3600) };
    });
    await Promise.all([search.ask(question), search.ask(question)]);
    await search.ask(question);
    expect(reads).toBe(1);
    found = [];
    search.forget();
    expect((await search.ask(question)).total).toBe(0);
    expect(reads).toBe(2);
  });

  test('an offer is found on the days it is shown, and not before or after them', async () => {
    const offer = (key: string, from: string, until: string) => ({
      ...findable(key, 'offers', 'Words of an offer'),
      shown: { from, until },
    });
    const search = createSearch(async () => ({
      findables: [
        offer('now', '2020-01-01', '2099-12-31'),
        offer('past', '2020-01-01', '2020-12-31'),
        offer('later', '2099-01-01', '2099-12-31'),
      ],
      synonyms: [],
      freshness: fresh(3600),
    }));
    expect((await search.ask(question)).best.map(({ href }) => href)).toEqual(['/now']);
  });

  test('a reading that fails fails its question alone', async () => {
    let away = true;
    const search = createSearch(async () => {
      if (away) throw new Error('away');
      return { findables: [story], synonyms: [], freshness: fresh(3600) };
    });
    await expect(search.ask(question)).rejects.toThrow('away');
    away = false;
    expect((await search.ask(question)).total).toBe(1);
  });

  test('what could not be read whole is read again soon', async () => {
    let reads = 0;
    let clock = 0;
    const search = createSearch(
      async () => {
        reads += 1;
        return { findables: [story], synonyms: [], freshness: fresh(reads > 1 ? 3600 : 5) };
      },
      () => clock,
    );
    await search.ask(question);
    clock = 6000;
    await search.ask(question);
    expect(reads).toBe(2);
    clock = 60_000;
    await search.ask(question);
    expect(reads).toBe(2);
  });
});
