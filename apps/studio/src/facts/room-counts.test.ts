import { describe, expect, test } from 'vitest';
import { miscountedRooms } from './miscounted-rooms.ts';
import { roomCounts } from './room-counts.ts';
import type { SayingEntry } from './saying.ts';

const entry = (collection: string, id: number, title: string, row: object): SayingEntry => {
  const rooms = roomCounts(collection, row as Readonly<Record<string, unknown>>);
  return { collection, id, title, published: true, ...(rooms && { roomCounts: rooms }) };
};
const camp = (row: object) =>
  entry('accommodation', 1, 'Reed Camp', { kind: 'lodge', property: 'delta', link: '/delta/reed', ...row });
const room = (id: number, roomName: string, howMany: number | null, more: object = {}) =>
  entry('room', id, roomName, { roomName, kind: 'suite', accommodation: 1, howMany, ...more });
const said = (...entries: readonly SayingEntry[]) => miscountedRooms(entries).map(({ says }) => says);
const fact = (label: string, value: string) => ({ facts: [{ label, value }] });

/** A camp of six river tents and two family tents. */
const rooms = [room(2, 'River tent', 6), room(3, 'Family tent', 2)];

describe('FAC-01/rooms words go with the rooms', () => {
  test.each([
    fact('Tents', 'Eight'),
    fact('Tents', '8, two of them for families'),
    fact('Tents', 'Eight: six river, two family'),
    fact('Rooms', 'Eight: four by the bank, four under figs'),
    fact('Children', 'Two tents are joined by a deck'),
    fact('Vehicles', 'One to each tent'),
    fact('Villas', 'Two, beside the lodge'),
    { features: ['8 tents', 'Two family tents'] },
    { line: 'Eight tents of canvas under figs.' },
    { line: 'A camp with eight tents. Two tents have no step.' },
    { statementText: 'Six river tents face the water, and two are for families.' },
    { statement: 'Two tents stand apart, for those who like it quiet.' },
    { roomCount: 8 },
  ])('%j', (row) => {
    expect(said(camp(row), ...rooms)).toEqual([]);
  });

  test.each([
    [fact('Tents', 'Nine'), '“Tents” says “Nine”, and the rooms of the lodge come to 8'],
    [
      fact('Tents', 'Eight: five river, three family'),
      '“Tents” says “Eight: five river, three family”, and “How many there are” of “river tent” says 6.',
    ],
    [{ features: ['9 tents'] }, '“Short features” says “9 tents”'],
    [
      { line: 'Nine canvas tents under figs.' },
      '“One sentence about it” says “Nine canvas tents under figs.”',
    ],
    [{ statement: 'A camp of nine tents.' }, '“Statement” says “A camp of nine tents.”'],
    [{ roomCount: 9 }, 'Its figure “Rooms” says 9, and its rooms come to 8'],
  ])('%j does not', (row, why) => {
    const [says, ...more] = said(camp(row), ...rooms);
    expect(says).toContain(why);
    expect(more).toEqual([]);
    expect(said(camp(row), room(2, 'River tent', null), room(3, 'Family tent', 2))).toEqual([]);
    expect(said(camp({ ...row, kind: 'villa' }), ...rooms)).toEqual([]);
    expect(said(camp(row))).toEqual([]);
  });

  test('a draft counts for nothing, neither as a lodge nor as a room', () => {
    const [river, family] = rooms;
    const draft = { ...room(4, 'Star tent', 1), published: false };
    expect(said(camp({ roomCount: 8 }), ...rooms, draft)).toEqual([]);
    expect(
      said({ ...camp({ roomCount: 9 }), published: false }, river as SayingEntry, family as SayingEntry),
    ).toEqual([]);
  });

  test('the heads of its page and of its page of rooms are held against them, those of other pages are not', () => {
    const head = (heroBannerFor: string) =>
      entry('introSection', 9, heroBannerFor, { heroBannerFor, primaryTextSub: 'Nine tents under figs.' });
    const heads = ['delta-reed', 'delta-reed-rooms', 'delta', 'delta-other', 'home'].map(head);
    expect(miscountedRooms([camp({}), ...rooms, ...heads]).map(({ title }) => title)).toEqual([
      'delta-reed',
      'delta-reed-rooms',
    ]);
  });

  test('a property is held against the rooms of all its lodges, or of one it speaks of', () => {
    const other = entry('accommodation', 5, 'Ridge Camp', {
      kind: 'lodge',
      property: 'delta',
      link: '/delta/ridge',
    });
    const ofOther = room(6, 'Ridge tent', 4, { accommodation: 5 });
    const property = (line: string) =>
      entry('propertyUpdated', 7, 'The Delta', { key: 'delta', slug: 'delta', line });
    const all = [camp({}), other, ofOther, ...rooms];
    for (const line of ['Twelve tents on two banks.', 'Eight tents, and four more.', 'Four lodges.'])
      expect(said(property(line), ...all)).toEqual([]);
    expect(said(property('Eleven tents on two banks.'), ...all)[0]).toContain(
      'the rooms of the property come to 12',
    );
    // Of a lodge without rooms nobody knows how many it has.
    expect(said(property('Eleven tents on two banks.'), camp({}), other, ...rooms)).toEqual([]);
  });

  test('a kind says of itself how many there are, and as how many rooms each counts', () => {
    const river = (howMany: number, more: object) => said(camp({}), room(2, 'River tent', howMany, more));
    expect(river(6, { description: 'Six tents on the bank.' })).toEqual([]);
    expect(river(7, { description: 'Six tents on the bank.' })).toEqual([
      '“Words on its page” says “Six tents on the bank.”, and “How many there are” 7.',
    ]);
    expect(river(7, { description: 'Two tents with a deck between them.' })).toEqual([]);
    expect(river(7, { description: 'Three rooms under one roof.' })).toEqual([]);
    const pairs = (howMany: number) =>
      said(
        camp({ roomCount: 10 }),
        room(2, 'River tent', 6),
        room(3, 'Family tents', howMany, fact('Counted as', 'Four of the ten')),
      );
    expect(pairs(2)).toEqual([]);
    expect(pairs(3)).toEqual(['“Counted as” says four, and “How many there are” 3.']);
  });
});
