import { describe, expect, test } from 'vitest';
import { nothingSaved } from './offer-saving.ts';
import type { OfferTerms, PricedRate, Saving } from './saving.ts';

type Season = PricedRate['seasons'][number];

const season = (from: string, to: string, prices: Partial<Season> | number, single?: number): Season => ({
  ...{ from: `2027-${from}`, to: `2027-${to}` },
  ...{ perPersonSharing: null, single: single ?? null, child: null, unit: null },
  ...(typeof prices === 'number' ? { perPersonSharing: prices } : prices),
});

const rate = (lodge: string, roomName: string, ...seasons: readonly Season[]): PricedRate => ({
  ...{ lodge, lodgeName: `${lodge} Camp`, room: roomName.toLowerCase(), roomName },
  ...{ per: 'person', inclusions: [], childPolicy: '', childFrom: null, childFree: null, childUntil: null },
  seasons,
});

const nothing: Saving = {
  ...{ kind: null, nights: null, paidNights: null, percent: null, what: '' },
  ...{ room: '', otherRoom: '', usualPrice: null, price: null, childUnder: null },
};

const at = (...lodges: readonly string[]) => lodges.map((id) => ({ id, name: `${id} Camp` }));

const offer = (saving: Partial<Saving>, more: Partial<OfferTerms> = {}): OfferTerms => ({
  ...{ title: 'From January to March', text: 'In 2027.', terms: '', included: [] },
  ...{ stayFrom: '2027-01-15', stayUntil: '2027-03-31', lodges: [] },
  saving: { ...nothing, ...saving },
  ...more,
});

const today = '2027-01-10';
const why = (terms: OfferTerms, rates: readonly PricedRate[] = []) => nothingSaved(terms, rates, today)?.says;
const where = (terms: OfferTerms, rates: readonly PricedRate[] = []) =>
  nothingSaved(terms, rates, today)?.path;

const whole: PricedRate = {
  ...rate('Ford', '', season('01-01', '12-31', { unit: 9000 })),
  ...{ room: '', per: 'unit' },
};

describe('the single supplement', () => {
  const single = (more: Partial<OfferTerms> = {}) => offer({ kind: 'single' }, more);
  const green = season('01-06', '04-30', 1000, 1000);
  const peak = season('06-01', '09-30', 1500, 1950);

  test('where one person pays as much as one of two while the offer holds, nothing is taken off', () => {
    const says =
      'The rates of Ford Camp from 15 Jan 2027 to 31 Mar 2027 have no single supplement: one person pays what one of two people pays.';
    const ford = { lodges: at('Ford') };
    expect(why(single(ford), [rate('Ford', 'Tent', green, peak)])).toBe(says);
    const later = { ...ford, stayFrom: '2027-06-01', stayUntil: '2027-07-15' };
    expect(why(single(later), [rate('Ford', 'Tent', green, peak)])).toBeUndefined();
  });

  test('each lodge that is named has to have one; for every lodge it is enough that some have', () => {
    const dear = rate('Pan', 'Tent', season('01-06', '04-30', 1000, 1400));
    const both = [rate('Ford', 'Tent', green), dear];
    expect(why(single({ lodges: at('Ford', 'Pan') }), both)).toContain('rates of Ford Camp from');
    expect(why(single({ lodges: at('Pan') }), both)).toBeUndefined();
    expect(why(single(), both)).toBeUndefined();
    expect(why(single(), [rate('Ford', 'Tent', green)])).toContain('have no single supplement');
  });

  test('days on which nothing is saved are named, though others save: the offer is for those that do', () => {
    const may = season('05-01', '05-31', 1000, 1000);
    const june = season('06-01', '07-31', 1500, 1950);
    const winter = { lodges: at('Ford'), stayFrom: '2027-05-01', stayUntil: '2027-07-15' };
    expect(why(single(winter), [rate('Ford', 'Tent', may, june)])).toContain(
      'The rates of Ford Camp from 1 May 2027 to 31 May 2027 have no single supplement',
    );
    // Of two rooms one is enough on each day, and an offer for everything holds at one lodge or another.
    const suite = rate('Ford', 'Suite', season('05-01', '05-31', 2000, 2600));
    expect(why(single(winter), [rate('Ford', 'Tent', may, june), suite])).toBeUndefined();
    const pan = rate('Pan', 'Tent', season('05-01', '05-31', 2000, 2600));
    expect(why(single({ ...winter, lodges: [] }), [rate('Ford', 'Tent', may, june), pan])).toBeUndefined();
    // Days without a price are held against nothing while others save.
    const later = { ...winter, stayFrom: '2027-06-01', stayUntil: '2027-12-31' };
    expect(why(single(later), [rate('Ford', 'Tent', may, june)])).toBeUndefined();
  });

  test('a house priced whole, and a lodge without rates, have none to take off', () => {
    const says =
      'No published rate of Ford Camp has a price for one person for its stays, so there is no supplement to take off.';
    expect(why(single({ lodges: at('Ford') }), [whole])).toBe(says);
    expect(why(single({ lodges: at('Ford') }))).toBe(says);
    expect(why(single())).toMatch(/^No published rate has a price for one person/);
  });
});

test('fewer nights are paid for than are stayed', () => {
  const nights = (stayed: number | null, paid: number | null, title = 'In winter') =>
    offer({ kind: 'nights', nights: stayed, paidNights: paid }, { title });
  expect(why(nights(4, 3, 'Stay four nights, pay for three'))).toBeUndefined();
  expect(why(nights(5, 4, 'The fifth night is free'))).toBeUndefined();
  expect(why(nights(4, 4))).toBe('Whoever stays four nights and pays for four saves nothing.');
  expect(why(nights(3, 12))).toBe('Whoever stays three nights and pays for 12 saves nothing.');
  expect(where(nights(null, 3))).toBe('saving.nights');
  expect(where(nights(4, null))).toBe('saving.paidNights');
  expect(where(nights(4, 0))).toBe('saving.paidNights');
  // What guests read is what the figures say.
  expect(why(nights(4, 3, 'Stay 4 nights, pay for 4'))).toBe(
    'The title says four and four; under “What it saves” four nights are stayed and three paid for.',
  );
});

test('a part of the price is more than nothing and no more than all of it', () => {
  const percent = (part: number | null, title = 'Every night') =>
    offer({ kind: 'percent', percent: part }, { title });
  expect(why(percent(20, '20% off every night'))).toBeUndefined();
  expect(why(percent(50, 'Half price'))).toBeUndefined();
  expect(why(percent(0))).toBe('0 per cent off saves nothing.');
  expect(where(percent(null))).toBe('saving.percent');
  expect(where(percent(101))).toBe('saving.percent');
  expect(why(percent(20, '0% off every night'))).toBe(
    'The title says 0 per cent, and “What it saves” says 20.',
  );
});

describe('a room at a price of its own', () => {
  const rates = [rate('Ford', 'Luxury room', season('01-06', '04-30', 21050, 29470))];
  const luxury = (price: number | null, more: Partial<OfferTerms> = {}) =>
    offer({ kind: 'price', room: 'luxury room', price }, { lodges: at('Ford'), ...more });

  test('is lower than in the rates', () => {
    expect(why(luxury(18000), rates)).toBeUndefined();
    for (const price of [21050, 25000])
      expect(why(luxury(price), rates)).toBe(
        `By the rates of Ford Camp from 15 Jan 2027 to 31 Mar 2027 a luxury room costs R 21 050: R ${String(price).replace('000', ' 000').replace('050', ' 050')} saves nothing.`,
      );
  });

  test('and has a rate at all, of a lodge the offer is for', () => {
    expect(why(luxury(18000))).toMatch(/^No published rate has a price of this room/);
    expect(why(luxury(18000, { lodges: at('Pan') }), rates)).toMatch(/^No published rate/);
    expect(where(luxury(null), rates)).toBe('saving.price');
    expect(where(offer({ kind: 'price', price: 5 }), rates)).toBe('saving.room');
  });

  test('a sum of the words that nobody pays or paid is refused', () => {
    const text = 'Luxury room costs R 18 000 per person sharing instead of R 30 000.';
    expect(why(luxury(18000, { text }), rates)).toBe(
      'R 30 000 stands in the words, and neither under “What it saves” nor in the rates.',
    );
    const right = text.replace('30 000', '21 050');
    expect(why(luxury(18000, { text: right }), rates)).toBeUndefined();
    expect(why(luxury(17000, { text: right }), rates)).toMatch(/R 18 000 stands in the words/);
    expect(why(luxury(18000, { text: 'Was R 21 050.' }), rates)).toMatch(/and not R 18 000/);
  });
});

test('a room for the price of another has to cost more than that, on every day', () => {
  const reed = (fig: readonly Season[], dune: readonly Season[]) => [
    rate('Ford', 'Reed suite', ...fig),
    rate('Ford', 'Dune suite', ...dune),
  ];
  const year = (price: number) => [season('01-06', '04-30', price)];
  const terms = offer({ kind: 'room', room: 'reed suite', otherRoom: 'dune suite' });
  expect(why(terms, reed(year(1200), year(1000)))).toBeUndefined();
  expect(why(terms, reed(year(1000), year(1000)))).toBe(
    'By the rates of Ford Camp from 15 Jan 2027 to 31 Mar 2027 a reed suite costs no more than a dune suite.',
  );
  expect(why(terms)).toMatch(/^No published rate has a price of both rooms/);
  expect(where(offer({ kind: 'room', room: 'reed suite' }))).toBe('saving.otherRoom');
  expect(where(offer({ kind: 'room' }))).toBe('saving.room');
  // The seasons of the two need not begin on the same days.
  const partly = [season('01-01', '01-31', 1000), season('02-01', '12-31', 1200)];
  expect(why(terms, reed(partly, year(1000)))).toBe(
    'By the rates of Ford Camp from 15 Jan 2027 to 31 Jan 2027 a reed suite costs no more than a dune suite.',
  );
});

describe('children who stay free', () => {
  const under = (childUnder: number | null) => offer({ kind: 'child', childUnder }, { lodges: at('Ford') });
  const tent = (more: Partial<PricedRate>, prices: Partial<Season> = {}): PricedRate => ({
    ...rate('Ford', 'Tent', season('01-01', '12-31', { perPersonSharing: 1000, child: 500, ...prices })),
    ...more,
  });

  test('would pay otherwise: older than those the rate lets stay free, and old enough to come', () => {
    expect(why(under(12), [tent({ childFree: 2 })])).toBeUndefined();
    const says =
      'The rates of Ford Camp from 15 Jan 2027 to 31 Mar 2027 take nothing for a child under two as it is.';
    expect(why(under(2), [tent({ childFree: 2 })])).toBe(says);
    expect(why(under(2), [tent({ childFrom: 6 })])).toBe(says);
    expect(why(under(2), [tent({}, { child: 0 })])).toBe(says);
    expect(why(under(2), [whole])).toBe(says);
    expect(why(under(2), [])).toBe(says);
    // Where children have no price they pay as adults.
    expect(why(under(14), [tent({ childFrom: 12 }, { child: null })])).toBeUndefined();
    expect(where(under(null), [tent({})])).toBe('saving.childUnder');
  });
});

describe('something besides the room', () => {
  const ford: PricedRate = {
    ...rate('Ford', 'Tent', season('01-01', '12-31', 1000, 1400)),
    inclusions: ['All meals, teas and coffee on the vehicle'],
    childPolicy: 'Under two free in a cot; two to eleven half.',
  };
  const extra = (what: string, usualPrice: number | null, price: number | null, text = 'In 2027.') =>
    offer({ kind: 'extra', what, usualPrice, price }, { lodges: at('Ford'), text });

  test('costs less with the offer', () => {
    const text = 'A private vehicle costs R 2 450 per day in place of R 4 900.';
    expect(why(extra('A private vehicle', 4900, 2450, text), [ford])).toBeUndefined();
    expect(why(extra('Wine tasting for two', 900, 0), [ford])).toBeUndefined();
    expect(why(extra('A private vehicle', 4900, 4900), [ford])).toBe(
      'R 4 900 in place of R 4 900 saves nothing.',
    );
    expect(why(extra('A private vehicle', 4900, 2450, text.replace('2 450', '4 900')), [ford])).toBe(
      'The words name sums, and not R 2 450, which “What it saves” has.',
    );
    expect(where(extra('', 4900, 2450), [ford])).toBe('saving.what');
    expect(where(extra('A warm welcome', null, 0), [ford])).toBe('saving.usualPrice');
    expect(where(extra('A warm welcome', 0, 0), [ford])).toBe('saving.usualPrice');
    expect(where(extra('A drive', 900, null), [ford])).toBe('saving.price');
  });

  test('is nothing that guests have by the rates, and no room', () => {
    expect(why(extra('All meals', 800, 0), [ford])).toBe(
      'Guests of Ford Camp have this without the offer: “All meals, teas and coffee on the vehicle”, say its rates.',
    );
    expect(why(extra('Cots', 300, 0), [ford])).toMatch(/“Under two free in a cot”/);
    expect(why(extra('A tent for two', 30000, 25000), [ford])).toMatch(/choose “A room at a lower price/);
  });
});

describe('FAC-01/saving words that say a part of the price say the one that is taken off', () => {
  const half = 'Honeymoons: half price for one of you';
  const percent = (part: number, title: string, text = 'In 2027.') =>
    why(offer({ kind: 'percent', percent: part }, { title, text }));

  test.each([
    [25, half],
    [50, 'Half price'],
    [50, 'Half the price for both of you'],
    [50, '50 per cent off for each of you'],
    [25, '50% off for the second person'],
    [25, 'The second guest pays half'],
    [25, 'Honeymoons', 'One of two people sharing pays half the price per night.'],
    [25, 'One of you comes for half', 'Half price for one of two people. Save a quarter in all.'],
    [33, 'A third off'],
    [67, 'Pay a third of the price'],
    [33, 'Pay two thirds of the price'],
    [17, 'A third off for one of you'],
    [20, 'Pay 80 per cent of the price'],
    [20, 'A fifth off every night'],
    [25, 'Save a quarter'],
    [10, 'From January', 'You come at half past ten, for half a day, half of you by boat.'],
    [50, 'Half price', 'The first of two people on the list, and every other, pays half the price.'],
  ])('%s per cent: "%s" %s', (part, title, text?: string) => {
    expect(percent(part, title, text)).toBeUndefined();
  });

  test.each([
    [
      10,
      half,
      'The title says “half price” for one of two people, which is 25 per cent, and “What it saves” says 10.',
    ],
    [
      50,
      half,
      'The title says “half price” for one of two people, which is 25 per cent, and “What it saves” says 50.',
    ],
    [25, 'Half price', 'The title says “Half price”, which is 50 per cent, and “What it saves” says 25.'],
    [25, 'A third off', 'The title says “A third off”, which is 33 per cent, and “What it saves” says 25.'],
    [
      33,
      'Pay a third of the price',
      'The title says “Pay a third of the price”, which is 67 per cent, and “What it saves” says 33.',
    ],
    [
      50,
      '50 per cent off for one of you',
      'The title says “50 per cent off” for one of two people, which is 25 per cent, and “What it saves” says 50.',
    ],
  ])('%s per cent is not "%s"', (part, title, says) => {
    expect(percent(part, title)).toBe(says);
  });

  test('in the text as in the title', () => {
    expect(percent(10, 'Honeymoons', 'One of two people sharing pays half the price per night.')).toBe(
      'The words say “pays half the price” for one of two people, which is 25 per cent, and “What it saves” says 10.',
    );
  });

  test('in what an offer includes', () => {
    const includes = (part: number, ...included: string[]) =>
      why(offer({ kind: 'percent', percent: part }, { title: part === 25 ? half : 'Honeymoons', included }));
    expect(includes(25, 'Half the price for one of you', 'A private dinner for two')).toBeUndefined();
    expect(includes(10, 'Half the price for one of you')).toBe(
      'It says “Half the price” for one of two people, which is 25 per cent, and “What it saves” says 10.',
    );
  });

  test('of something besides the room and of nights not paid for the part follows from the figures', () => {
    const extra = (usualPrice: number, price: number, title: string) =>
      why(offer({ kind: 'extra', what: 'A drive', usualPrice, price }, { title }));
    expect(extra(900, 450, 'Half price on a drive')).toBeUndefined();
    expect(extra(900, 600, 'Half price on a drive')).toBe(
      'The title says “Half price”, which is 50 per cent, and by “What it saves” it is 33.',
    );
    const nights = (stayed: number, paid: number, title: string) =>
      why(offer({ kind: 'nights', nights: stayed, paidNights: paid }, { title }));
    expect(nights(4, 3, 'A quarter off in winter')).toBeUndefined();
    expect(nights(4, 3, 'Half price in winter')).toMatch(/^The title says “Half price”/);
    const rates = [rate('Ford', 'Luxury room', season('01-06', '04-30', 20000))];
    const room = (price: number) =>
      why(
        offer({ kind: 'price', room: 'luxury room', price }, { title: 'Half price', lodges: at('Ford') }),
        rates,
      );
    expect(room(10000)).toBeUndefined();
    expect(room(15000)).toMatch(/^The title says “Half price”/);
  });
});

describe('FAC-01/offers every text of an offer says what its figures do', () => {
  const nights = (more: Partial<OfferTerms>, stayed = 4, paid = 3) =>
    where(offer({ kind: 'nights', nights: stayed, paidNights: paid }, more));

  test.each([
    [['The fourth night', 'A breakfast on the last morning', 'A dinner on the second night']],
    [['The 4th night is free', 'Half price massages', 'A cot for children is free']],
    [['One free night', 'Games for children and a malaria-free week']],
  ])('%j go with four nights for three', (included) => {
    expect(nights({ included })).toBeUndefined();
    expect(nights({ text: 'The cheapest of four nights is free.' })).toBeUndefined();
  });

  test.each<[string, Partial<OfferTerms>]>([
    ['included', { included: ['A dinner', 'The fourth and fifth night'] }],
    ['included', { included: ['The third night'] }],
    ['included', { included: ['Two free nights'] }],
    ['text', { text: 'In 2027. The fifth night in a row is free.' }],
    ['terms', { terms: 'For new bookings. The third night is free.' }],
    ['title', { title: 'The fifth night free' }],
    ['text', { text: 'The fourth night is free, half the price for children.' }],
    ['included', { included: ['Half price for children'] }],
    ['terms', { terms: 'Children under twelve stay free.' }],
    ['included', { included: ['Under sixes free'] }],
  ])('%s of %j does not', (path, more) => {
    expect(nights(more)).toBe(path);
  });

  test('two of five nights may be named', () => {
    expect(nights({ included: ['The fourth and fifth night'] }, 5, 3)).toBeUndefined();
    expect(nights({ included: ['The fifth night'] }, 5, 3)).toBe('included');
  });

  test('a night is given by an offer of nights, or of a night elsewhere', () => {
    const included = ['The fourth night'];
    expect(where(offer({ kind: 'percent', percent: 25 }, { included }))).toBe('included');
    const extra = { kind: 'extra', what: 'A night at Ford', usualPrice: 900, price: 0 } as const;
    expect(where(offer(extra, { included: ['The fourth night at Ford', 'One free night'] }))).toBeUndefined();
  });

  test('what the rates have for children may be said', () => {
    const prices = { perPersonSharing: 1000, child: 500 };
    const half = {
      ...rate('Ford', 'Tent', season('01-01', '12-31', prices)),
      ...{ childFree: 2, childUntil: 11 },
    };
    const says = (terms: string, rates: readonly PricedRate[]) =>
      where(offer({ kind: 'nights', nights: 4, paidNights: 3 }, { lodges: at('Ford'), terms }), rates);
    expect(says('Children pay half the price.', [half])).toBeUndefined();
    expect(says('Children under two stay free.', [half])).toBeUndefined();
    expect(says('Children pay a quarter of the price.', [half])).toBe('terms');
    expect(says('Children under six stay free.', [half])).toBe('terms');
  });

  test('an offer for children says their age', () => {
    const prices = { perPersonSharing: 1000, child: 500 };
    const tent = rate('Ford', 'Tent', season('01-01', '12-31', prices));
    const says = (included: string) =>
      where(offer({ kind: 'child', childUnder: 12 }, { lodges: at('Ford'), included: [included] }), [tent]);
    expect(says('Children under twelve stay free')).toBeUndefined();
    expect(says('Children under ten stay free')).toBe('included');
  });

  test('terms of a part say that part, and of a deposit what they like', () => {
    const terms = (words: string) => where(offer({ kind: 'percent', percent: 25 }, { terms: words }));
    expect(terms('25 per cent off each night. A deposit of 30 per cent is due.')).toBeUndefined();
    expect(terms('20 per cent off each night.')).toBe('terms');
  });
});

test('an offer without figures says nothing of what it saves', () => {
  expect(why(offer({}, { title: 'No single supplement', text: 'A warm welcome.' }))).toBe(
    'It does not say what it saves. Choose it, and write the figures.',
  );
});

test('stays that are over, or end before they begin, are none to save on', () => {
  const free = { kind: 'nights', nights: 4, paidNights: 3 } as const;
  expect(why(offer(free, { stayFrom: '2020-01-06', stayUntil: '2020-04-30' }))).toBe(
    'Its last stay was on 30 April 2020: nobody can take it any more.',
  );
  expect(where(offer(free, { stayFrom: '2027-04-01', stayUntil: '2027-03-01' }))).toBe('stayUntil');
  expect(why(offer(free, { stayUntil: today }))).toBe('Its stays end before they begin.');
  expect(why(offer(free, { stayFrom: null, stayUntil: null }))).toBeUndefined();
});
