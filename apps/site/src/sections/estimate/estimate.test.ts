import { expect, test } from 'vitest';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { estimate, type NoEstimate, type StayQuestion } from './estimate.ts';
import { wordsOfNoEstimate } from './estimate-words.ts';
import { roomsFor } from './paying-party.ts';

const season = (name: string, from: string, to: string, price: number, more: Partial<RateSeason> = {}) => ({
  name,
  from,
  to,
  perPersonSharing: price,
  single: price * 1.4,
  child: price / 2,
  unit: null,
  minimumNights: 1,
  note: '',
  ...more,
});
const room: Rate = {
  title: 'Luxury room, 2027',
  property: 'lionsands',
  year: 2027,
  place: 'Luxury room',
  item: 'luxury-room',
  kind: 'room',
  lodge: 'River Lodge',
  sleeps: 3,
  sleepsAdults: null,
  howMany: null,
  currency: 'ZAR',
  per: 'person',
  guests: '2 adults, 1 child',
  seasons: [
    season('Green season', '2027-01-06', '2027-04-30', 20000),
    season('Shoulder season', '2027-05-01', '2027-05-31', 24000),
    season('Peak season', '2027-12-15', '2027-12-31', 30000, { minimumNights: 3 }),
  ],
  inclusions: [],
  exclusions: [],
  childPolicy: '',
  childFrom: null,
  childFree: null,
  childUntil: null,
  note: '',
  asOf: null,
};
/** At what was written, cents and all. */
const cents: Rate = {
  ...room,
  item: 'cents',
  seasons: [season('All year', '2027-01-01', '2027-12-31', 1090.1)],
};
const nextYear: Rate = {
  ...room,
  year: 2028,
  seasons: [season('Peak season', '2028-01-01', '2028-01-05', 32000, { minimumNights: 3 })],
};
const house: Rate = {
  ...room,
  item: 'house',
  kind: 'house',
  per: 'unit',
  sleeps: 6,
  seasons: [
    season('All year', '2027-01-01', '2027-12-31', 0, {
      perPersonSharing: null,
      single: null,
      child: null,
      unit: 90000,
    }),
  ],
};
const treehouse: Rate = {
  ...room,
  place: 'Kingston Treehouse',
  item: 'kingston',
  kind: 'treehouse',
  lodge: '',
  per: 'supplement',
  sleeps: null,
  seasons: [
    season('Green season', '2027-01-06', '2027-04-30', 0, { unit: 8050, child: 1400 }),
    season('Shoulder season', '2027-05-01', '2027-05-15', 0, { unit: 9450, child: null }),
  ],
};
const levy = { name: 'Levy', amount: 680, per: 'person and night' };
const ask = (more: Partial<StayQuestion>, rates: readonly Rate[] = [room, nextYear, house]) =>
  estimate(
    {
      item: 'luxury-room',
      arrival: '2027-02-01',
      departure: '2027-02-03',
      adults: 2,
      children: 0,
      treehouse: null,
      ...more,
    },
    rates,
    [levy],
  );
const total = (...asked: Parameters<typeof ask>) => {
  const answer = ask(...asked);
  return answer.kind === 'estimate' ? answer.total : answer.reason;
};

test('two who share pay the sharing price each, and the levy for each person and night', () => {
  expect(ask({})).toMatchObject({
    nights: 2,
    rooms: 1,
    total: 2 * 2 * 20000 + 2 * 2 * 680,
    singleSupplement: 0,
  });
});

test('prices with cents are summed to the cent', () => {
  const answer = ask({ item: 'cents', arrival: '2027-02-01', departure: '2027-02-04' }, [cents]);
  expect(answer).toMatchObject({ lines: [{ each: 1090.1, amount: 6540.6 }], total: 6540.6 + 6 * 680 });
});

test('the last night of a season is its own, the night after is the next one’s', () => {
  const answer = ask({ arrival: '2027-04-29', departure: '2027-05-02' });
  expect(answer).toMatchObject({ nights: 3, total: 2 * (2 * 20000 + 24000) + 6 * 680 });
  expect(answer.kind === 'estimate' && answer.lines.map((line) => [line.season, line.nights])).toEqual([
    ['Green season', 2],
    ['Shoulder season', 1],
  ]);
});

test('a stay over the new year takes each year’s price', () => {
  expect(total({ arrival: '2027-12-30', departure: '2028-01-02' })).toBe(2 * (2 * 30000 + 32000) + 6 * 680);
});

test('one alone pays the single price, and the supplement is told', () => {
  expect(ask({ adults: 1 })).toMatchObject({ total: 2 * 28000 + 2 * 680, singleSupplement: 2 * 8000 });
});

test('three in rooms for two are a pair and one alone', () => {
  const forTwo = { ...room, sleeps: 2 };
  expect(ask({ adults: 3 }, [forTwo])).toMatchObject({ rooms: 2, singleSupplement: 2 * 8000 });
  expect(total({ adults: 3 }, [forTwo])).toBe(2 * (2 * 20000 + 28000) + 2 * 3 * 680);
});

test('a child beside two adults pays the child’s price, the first one beside a single adult pays as an adult', () => {
  expect(total({ children: 1 })).toBe(2 * (2 * 20000 + 10000) + 6 * 680);
  expect(total({ adults: 1, children: 1 })).toBe(2 * 2 * 20000 + 4 * 680);
  expect(total({ adults: 1, children: 2 })).toBe(2 * (2 * 20000 + 10000) + 6 * 680);
});

test('where there is no price for children, one that shares with an adult pays as an adult, and it is said', () => {
  const adultsOnly = { ...room, seasons: room.seasons.map((each) => ({ ...each, child: null })) };
  expect(ask({ children: 1 }, [adultsOnly])).toMatchObject({
    childrenAsAdults: true,
    total: 2 * 3 * 20000 + 6 * 680,
  });
  expect(ask({ children: 1 })).toMatchObject({ childrenAsAdults: false });
});

test('a room for two takes no child beside two adults, and the rooms that do are named, the nearest first', () => {
  const seasons = room.seasons.map((each) => ({ ...each, child: null }));
  const forTwo = { ...room, item: 'for-two', place: 'Glass villa', sleeps: 2, seasons };
  const elsewhere = { ...room, item: 'fig', place: 'Fig suite', lodge: 'Narina Lodge' };
  const away = { ...room, item: 'away', place: 'Away', property: 'monwana' as const };
  const rates = [forTwo, away, { ...house, place: 'Fish Eagle', lodge: '' }, elsewhere, room, nextYear];
  expect(ask({ item: 'for-two', children: 1 }, rates)).toMatchObject({
    reason: 'no-child',
    instead: ['Luxury room', 'Fig suite at Narina Lodge', 'Fish Eagle'],
  });
  expect(total({ item: 'for-two', adults: 1, children: 1 }, rates)).toBe(2 * 2 * 20000 + 4 * 680);
  expect(total({ item: 'for-two', adults: 4 }, rates)).toBe(2 * 4 * 20000 + 8 * 680);
});

test('a room is named to a party it takes, and to no other: by ages, by beds, whatever the first one lacks', () => {
  const seasons = room.seasons.map((each) => ({ ...each, child: null }));
  const forTwo = { ...room, item: 'for-two', place: 'Glass villa', sleeps: 2, seasons, childFrom: 6 };
  const grown = { ...room, item: 'grown', place: 'Fig suite', childFrom: 10 };
  const small = { ...room, item: 'small', place: 'Tent', sleeps: 2 };
  const infants = { ...room, item: 'infants', place: 'Cot suite', sleeps: 2, childFree: 8 };
  const rates = [forTwo, grown, small, infants, { ...house, place: 'Fish Eagle', lodge: '' }];
  const words = (children: number, ...ages: number[]) => {
    const answer = ask({ item: 'for-two', children, ages }, rates);
    return answer.kind === 'none' ? wordsOfNoEstimate(answer) : 'a sum';
  };
  expect(words(1, 7)).toBe(
    'Glass villa at River Lodge takes no child with two adults. Your party fits Cot suite or Fish Eagle.',
  );
  expect(words(1, 11)).toContain('Your party fits Fig suite or Fish Eagle.');
  expect(words(1, 5)).toBe('Children come here from 6 years. Your party fits Cot suite or Fish Eagle.');
  expect(words(5, 7, 7, 7, 7, 9)).toMatch(/takes no child with two adults\. Ask us what takes your party\.$/);
  const none = ask({ item: 'for-two', adults: 1, children: 5, ages: [5, 5, 5, 5, 5] }, [forTwo]);
  expect(none.kind === 'none' && wordsOfNoEstimate(none)).toBe(
    'Children come here from 6 years. Choose another room or house, or ask us which takes your party.',
  );
});

test('what is paid besides is named, each once', () => {
  const fee = (name: string) => ({ name, amount: null, per: 'day, at the gate' });
  const levies = [levy, fee('Park fee, residents'), fee('Park fee, visitors'), fee('City levy')];
  const question = { item: 'house', arrival: '2027-02-01', departure: '2027-02-02', adults: 2, children: 0 };
  expect(estimate({ ...question, treehouse: null }, [house], levies)).toMatchObject({
    total: 90000 + 2 * 680,
    besides: ['Park fee', 'City levy'],
  });
});

test('a lodge that says what is paid there is not charged, nor told of, what is paid elsewhere at its property', () => {
  const fee = (name: string) => ({ name, amount: null, per: 'day, at the gate' });
  const question = { item: 'house', arrival: '2027-02-01', departure: '2027-02-02', adults: 2, children: 0 };
  const own = { ...house, levies: [{ ...levy, amount: 100 }, fee('Bridge toll')] };
  expect(estimate({ ...question, treehouse: null }, [own], [levy, fee('Park fee')])).toMatchObject({
    total: 90000 + 2 * 100,
    besides: ['Bridge toll'],
  });
});

test('a house has one price whoever comes, and takes no more than it sleeps', () => {
  expect(total({ item: 'house', adults: 4, children: 2 })).toBe(2 * 90000 + 12 * 680);
  expect(ask({ item: 'house', adults: 5, children: 2 })).toMatchObject({
    kind: 'none',
    reason: 'too-many',
    rate: { sleeps: 6 },
  });
});

test('a stay shorter than its season asks for is still worked out, and told of', () => {
  expect(ask({ arrival: '2027-12-20', departure: '2027-12-22' })).toMatchObject({
    tooShort: { season: 'Peak season', nights: 3 },
  });
  expect(ask({ arrival: '2027-12-20', departure: '2027-12-23' })).toMatchObject({ tooShort: null });
});

test('a night nobody has priced leaves no estimate, and names the night', () => {
  expect(ask({ arrival: '2027-05-30', departure: '2027-06-02' })).toMatchObject({
    kind: 'none',
    reason: 'no-price',
    night: '2027-06-01',
  });
  expect(total({ item: 'no-such-room' })).toBe('unknown');
  expect(total({ adults: 1, children: 4 })).toBe('adults-per-room');
});

test('a treehouse adds one night beside the room, at the dearest price of the stay', () => {
  const rates = [room, nextYear, house, treehouse];
  const stay = { arrival: '2027-04-29', departure: '2027-05-02' };
  const without = total(stay, rates);
  expect(ask({ ...stay, treehouse: 'kingston' }, rates)).toMatchObject({
    total: Number(without) + 9450,
    treehouse: { kind: 'priced', amount: 9450, season: 'Shoulder season', dearest: true },
  });
  expect(ask({ treehouse: 'kingston' }, rates)).toMatchObject({
    treehouse: { kind: 'priced', amount: 8050, dearest: false },
  });
});

test('a child pays in a treehouse what that has a price for, each of them', () => {
  const rates = [{ ...room, sleeps: 4 }, nextYear, house, treehouse];
  const family = { children: 2 };
  const night = ask({ ...family, treehouse: 'kingston' }, rates);
  expect(night).toMatchObject({ treehouse: { amount: 8050, child: 1400 } });
  expect(total({ ...family, treehouse: 'kingston' }, rates)).toBe(Number(total(family, rates)) + 8050 + 2800);
  expect(total({ treehouse: 'kingston' }, rates)).toBe(Number(total({}, rates)) + 8050);
  const may = { ...family, arrival: '2027-05-02', departure: '2027-05-04' };
  expect(total({ ...may, treehouse: 'kingston' }, rates)).toBe(Number(total(may, rates)) + 9450);
});

test('FIT-02/ages a treehouse that takes no child so young, or not so many, is named and not in the sum', () => {
  const rates = [
    { ...room, sleeps: 4 },
    nextYear,
    house,
    { ...treehouse, childFrom: 12, sleeps: 4, sleepsAdults: 2 },
  ];
  const kingston = { treehouse: 'kingston' };
  const young = { children: 2, ages: [11, 14] };
  expect(ask({ ...young, ...kingston }, rates)).toMatchObject({
    total: total(young, rates),
    treehouse: { kind: 'too-young', youngest: 12 },
  });
  expect(ask({ children: 2, ages: [12, 14], ...kingston }, rates)).toMatchObject({
    treehouse: { kind: 'priced' },
  });
  expect(ask({ adults: 3, ...kingston }, rates)).toMatchObject({
    total: total({ adults: 3 }, rates),
    treehouse: { kind: 'too-many' },
  });
});

test('a child who shares with one adult pays as an adult, and that is said', () => {
  const rates = [{ ...room, sleeps: 3 }];
  expect(ask({ adults: 3, children: 1 }, rates)).toMatchObject({ rooms: 2, childrenSharing: 1 });
  expect(ask({ adults: 2, children: 1 }, rates)).toMatchObject({ rooms: 1, childrenSharing: 0 });
});

test('a treehouse that is elsewhere, or without a price then, is named and not in the sum', () => {
  const rates = [room, { ...treehouse, property: 'marataba' as const, item: 'thabametsi' }, treehouse];
  expect(ask({ treehouse: 'thabametsi' }, rates)).toMatchObject({
    total: total({}),
    treehouse: { kind: 'elsewhere' },
  });
  const late = { arrival: '2027-05-20', departure: '2027-05-22' };
  expect(ask({ ...late, treehouse: 'kingston' }, rates)).toMatchObject({
    total: total(late),
    treehouse: { kind: 'no-price' },
  });
  expect(ask({ treehouse: 'nowhere' }, rates)).toMatchObject({ total: total({}), treehouse: null });
});

const beds = (sleeps: number | null, sleepsAdults: number | null = null, howMany: number | null = null) => ({
  ...{ sleeps, sleepsAdults, howMany },
});

test.each([
  [{ adults: 2, children: 0 }, beds(2), { rooms: 1, alone: 0, sharing: 2, children: 0 }],
  [{ adults: 4, children: 0 }, beds(4), { rooms: 1, alone: 0, sharing: 4, children: 0 }],
  [{ adults: 2, children: 2 }, beds(4), { rooms: 1, alone: 0, sharing: 2, children: 2 }],
  [{ adults: 5, children: 0 }, beds(4), { rooms: 2, alone: 0, sharing: 5, children: 0 }],
  [{ adults: 2, children: 2 }, beds(2), { rooms: 2, alone: 0, sharing: 4, children: 0 }],
  [{ adults: 3, children: 0 }, beds(null), { rooms: 2, alone: 1, sharing: 2, children: 0 }],
  // A bed of a child is not one of an adult.
  [{ adults: 2, children: 1 }, beds(3, 2), { rooms: 1, alone: 0, sharing: 2, children: 1 }],
  [{ adults: 3, children: 0 }, beds(3, 2), { rooms: 2, alone: 1, sharing: 2, children: 0 }],
  [{ adults: 3, children: 3 }, beds(5, 2), { rooms: 2, alone: 0, sharing: 4, children: 2 }],
  [{ adults: 4, children: 0 }, beds(2, 2, 2), { rooms: 2, alone: 0, sharing: 4, children: 0 }],
])('FIT-02/beds %o in rooms for %o sleep as %o', (party, room, expected) => {
  expect(roomsFor(party, room)).toEqual(expected);
  const { alone, sharing, children } = expected;
  expect(alone + sharing + children).toBe(party.adults + party.children);
});

test('FIT-02/closed a night between two seasons is one the place is closed on, and beyond the last is not priced yet', () => {
  const [first] = room.seasons;
  if (!first) throw new Error('The room has a season.');
  const rates = [
    {
      ...room,
      seasons: [
        { ...first, from: '2027-05-01', to: '2027-05-10' },
        { ...first, from: '2027-05-20', to: '2027-05-31' },
      ],
    },
  ];
  const words = (arrival: string, departure: string) =>
    wordsOfNoEstimate(ask({ arrival, departure }, rates) as NoEstimate);
  expect(words('2027-05-09', '2027-05-12')).toBe(
    'It is closed on the night of 11 May 2027. Choose other dates.',
  );
  expect(words('2027-05-30', '2027-06-02')).toMatch(
    /^We have not set a price for the night of 1 June 2027 yet/,
  );
});

test('FIT-02/beds who pays as an adult, and is a child by age, sleeps in a bed of a child', () => {
  const rates = [
    { ...room, sleeps: 3, sleepsAdults: 2 },
    { ...nextYear, sleeps: 3, sleepsAdults: 2 },
  ];
  const teenager = room.childUntil === null ? 17 : Math.min(17, room.childUntil + 1);
  expect(ask({ adults: 2, children: 1, ages: [teenager] }, rates)).toMatchObject({ rooms: 1 });
  expect(ask({ adults: 3 }, rates)).toMatchObject({ rooms: 2 });
});

test.each([
  [
    { adults: 2, children: 1 },
    { rooms: 1, alone: 0, sharing: 2, children: 0 },
  ],
  // A second one has no cot there, nor a bed beside two adults.
  [
    { adults: 2, children: 2 },
    { rooms: 2, alone: 2, sharing: 0, children: 0 },
  ],
  [{ adults: 2, children: 6 }, 'adults-per-room'],
])('FIT-02/beds of %o, whose children pay nothing, one sleeps in a cot in each room', (asked, expected) => {
  expect(roomsFor({ adults: 2, children: 0 }, beds(2), asked)).toEqual(expected);
});

test('FIT-02/how-many no party is offered more rooms than there are of the kind', () => {
  const rates = [
    { ...room, howMany: 2 },
    { ...nextYear, howMany: 2 },
    { ...house, place: 'House', sleeps: 8 },
  ];
  expect(ask({ adults: 6 }, rates)).toMatchObject({ kind: 'estimate', rooms: 2 });
  const answer = ask({ adults: 7 }, rates);
  expect(answer).toMatchObject({ reason: 'too-few-rooms', instead: ['House'] });
  expect(wordsOfNoEstimate(answer as NoEstimate)).toBe(
    'There are 2 rooms of this kind, and your party needs more. Your party fits House.',
  );
});

test('FIT-02/beds a house takes no more adults than it has beds for them', () => {
  const villa = { ...house, sleeps: 6, sleepsAdults: 4 };
  expect(ask({ item: 'house', adults: 4, children: 2 }, [villa])).toMatchObject({ kind: 'estimate' });
  const answer = ask({ item: 'house', adults: 5 }, [villa]);
  expect(answer).toMatchObject({ reason: 'too-many' });
  expect(wordsOfNoEstimate(answer as NoEstimate)).toBe(
    'The house sleeps 4 adults, 2 children. Ask us about two houses, or a lodge taken whole.',
  );
});
