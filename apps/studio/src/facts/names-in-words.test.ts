import { describe, expect, test, vi } from 'vitest';
import { nameFinder, type OldName, stillNamed, withEarlier } from './names-in-words.ts';

const found = (text: string, old: readonly string[], current: readonly string[]) =>
  nameFinder(old, current)([text]);

describe('FAC-03/whole-words an old name', () => {
  const lodge = ['Tinga Lodge'];

  test.each([
    ['Two nights at Tinga Lodge.', lodge],
    ['Tinga Lodge’s boma', lodge],
    ['“Tinga Lodge”', lodge],
    ['Tinga\u00a0Lodge, and Tinga\nLodge again', lodge],
    ['Tinga Lodges', []],
    ['NewTinga Lodge', []],
    ['We drove past Tinga. Lodge rooms are cool.', []],
    ['tinga lodge', []],
    ['Tinga River Lodge', []],
  ])('%s', (text, names) => {
    expect(found(text, lodge, ['Tinga River Lodge'])).toEqual(names);
  });

  test('within the new name is not found where that stands, and is found beside it', () => {
    expect(found('Tinga River Lodge', ['Tinga'], ['Tinga River Lodge'])).toEqual([]);
    expect(found('Tinga River Lodge was Tinga', ['Tinga'], ['Tinga River Lodge'])).toEqual(['Tinga']);
    expect(found('The River House', ['River House'], ['The River House'])).toEqual([]);
    expect(found('at the River House', ['River House'], ['The River House'])).toEqual([]);
  });

  test('is found in a name that only begins like one of today', () => {
    expect(found('Tinga River Camp', ['Tinga'], ['Tinga River Lodge'])).toEqual(['Tinga']);
  });

  test('with an apostrophe or an accent is found however the apostrophe is written', () => {
    expect(found('Near Fisherman’s Cove', ["Fisherman's Cove"], [])).toEqual(["Fisherman's Cove"]);
    expect(found('Hôtel Élan', ['Hôtel Élan'], [])).toEqual(['Hôtel Élan']);
  });

  test('of signs alone is none', () => {
    expect(found('…', ['…'], [])).toEqual([]);
  });
});

test('a text of many beginnings is read in steps that go with its length', () => {
  const find = nameFinder(['Tinga Lodge', 'Tinga Tinga Lodge'], ['Tinga River Lodge']);
  const steps = vi.spyOn(Map.prototype, 'get');
  try {
    expect(find(['Tinga '.repeat(20_000)])).toEqual([]);
    expect(steps.mock.calls.length).toBeLessThan(20_000 * 4);
  } finally {
    steps.mockRestore();
  }
});

describe('the record of an entry', () => {
  const gone = (name: string, until: string) => ({ field: 'name', name, until });

  test('has a name once, as it went last', () => {
    const [first, again] = [gone('Tinga Lodge', '2026-01-01'), gone('Tinga Lodge', '2026-11-30')];
    expect(withEarlier([first, gone('Tinga', '2026-02-01')], [again])).toEqual([
      gone('Tinga', '2026-02-01'),
      again,
    ]);
  });

  test('FAC-03/bound keeps two dozen, and forgets the one that has been gone for longest', () => {
    let known: ReturnType<typeof withEarlier> = [];
    for (let at = 0; at < 30; at += 1) known = withEarlier(known, [gone(`Camp ${at}`, `2026-01-${at}`)]);
    expect(known).toHaveLength(24);
    expect(known[0]?.name).toBe('Camp 6');
  });
});

describe('where names still stand', () => {
  const tinga: OldName = {
    ...{ name: 'Tinga Lodge', now: 'Tinga River Lodge' },
    ...{ went: '2026-11-30', since: '2026-11-30' },
  };
  const says = 'It still says “Tinga Lodge”, which is called “Tinga River Lodge” since 30 November 2026.';
  const entry = (saidOn: string | null, collection = 'blog') => ({
    ...{ collection, id: 1, title: 'First rains', oldNames: ['Tinga Lodge'], saidOn },
  });
  const told = (...entries: ReturnType<typeof entry>[]) =>
    stillNamed(entries, new Map([['Tinga Lodge', tinga]])).map((line) => line.says);

  test('an entry is one line', () => {
    expect(told(entry(null, 'offer'))).toEqual([says]);
  });

  test('FAC-03/stories a story of a day before the renaming keeps the names of its day', () => {
    expect(told(entry('2026-11-29'))).toEqual([]);
    expect(told(entry('2026-11-30'), entry('2027-01-04'))).toEqual([says, says]);
  });

  test('a name nobody knows of is none', () => {
    expect(stillNamed([entry(null)], new Map())).toEqual([]);
  });
});
