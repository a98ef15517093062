import { describe, expect, test } from 'vitest';
import { nothingSaved, type OfferTerms, type PricedRate } from './offer-saving.ts';

const season = (from: string, to: string, perPersonSharing: number, single: number | null) => ({
  from: `2027-${from}`,
  to: `2027-${to}`,
  perPersonSharing,
  single,
});

const rate = (lodge: string, room: string, ...seasons: PricedRate['seasons']): PricedRate => ({
  lodge,
  lodgeName: `${lodge} Camp`,
  room,
  seasons,
});

const offer = (title: string, more: Partial<OfferTerms> = {}): OfferTerms => ({
  title,
  stayFrom: '2027-01-15',
  stayUntil: '2027-03-31',
  lodges: [],
  ...more,
});

describe('no single supplement', () => {
  const title = 'No single supplement from January to March';
  const green = season('01-06', '04-30', 1000, 1000);
  const peak = season('06-01', '09-30', 1500, 1950);

  test('where one person pays as much as one of two while the offer holds, nothing is taken off', () => {
    expect(nothingSaved(offer(title, { lodges: ['Ford'] }), [rate('Ford', 'Tent', green, peak)])).toBe(
      'The rates of Ford Camp from 15 Jan 2027 to 31 Mar 2027 have no single supplement: one person pays what one of two people pays.',
    );
    const later = { lodges: ['Ford'], stayFrom: '2027-05-01', stayUntil: '2027-07-15' };
    expect(nothingSaved(offer(title, later), [rate('Ford', 'Tent', green, peak)])).toBeNull();
  });

  test('each lodge that is named has to have one; for every lodge it is enough that some have', () => {
    const dear = rate('Pan', 'Tent', season('01-06', '04-30', 1000, 1400));
    const both = [rate('Ford', 'Tent', green), dear];
    expect(nothingSaved(offer(title, { lodges: ['Ford', 'Pan'] }), both)).toContain(
      'rates of Ford Camp from',
    );
    expect(nothingSaved(offer(title, { lodges: ['Pan'] }), both)).toBeNull();
    expect(nothingSaved(offer(title), both)).toBeNull();
    expect(nothingSaved(offer(title), [rate('Ford', 'Tent', green)])).not.toBeNull();
  });

  test('days on which nothing is saved are named, though others save: the offer is for those that do', () => {
    const may = season('05-01', '05-31', 1000, 1000);
    const june = season('06-01', '07-31', 1500, 1950);
    const winter = { lodges: ['Ford'], stayFrom: '2027-05-01', stayUntil: '2027-07-15' } as const;
    expect(nothingSaved(offer(title, winter), [rate('Ford', 'Tent', may, june)])).toBe(
      'The rates of Ford Camp from 1 May 2027 to 31 May 2027 have no single supplement: one person pays what one of two people pays.',
    );
    // Of two rooms one is enough on each day, and an offer for everything holds at one lodge or another.
    const suite = rate('Ford', 'Suite', season('05-01', '05-31', 2000, 2600));
    expect(nothingSaved(offer(title, winter), [rate('Ford', 'Tent', may, june), suite])).toBeNull();
    const pan = rate('Pan', 'Tent', season('05-01', '05-31', 2000, 2600));
    const all = { ...winter, lodges: [] };
    expect(nothingSaved(offer(title, all), [rate('Ford', 'Tent', may, june), pan])).toBeNull();
    // Days without a price are held against nothing.
    const later = { ...winter, stayFrom: '2027-06-01', stayUntil: '2027-12-31' };
    expect(nothingSaved(offer(title, later), [rate('Ford', 'Tent', may, june)])).toBeNull();
  });

  test('one room of a lodge with a supplement is enough, and rates that say nothing are held against nothing', () => {
    const suite = rate('Ford', 'Suite', season('01-06', '04-30', 2000, 2800));
    expect(nothingSaved(offer(title, { lodges: ['Ford'] }), [rate('Ford', 'Tent', green), suite])).toBeNull();
    expect(
      nothingSaved(offer(title), [rate('Ford', 'Tent', season('01-06', '04-30', 1000, null))]),
    ).toBeNull();
    expect(nothingSaved(offer(title), [])).toBeNull();
  });
});

test('as many nights paid for as are stayed save nothing', () => {
  expect(nothingSaved(offer('Stay four nights, pay for three'), [])).toBeNull();
  expect(nothingSaved(offer('Five nights on the river for the price of four'), [])).toBeNull();
  expect(nothingSaved(offer('Stay 4 nights, pay for 4'), [])).toBe(
    'Whoever stays 4 nights and pays for 4 saves nothing.',
  );
  expect(nothingSaved(offer('Three nights for the price of three in winter'), [])).toBe(
    'Whoever stays three nights and pays for three saves nothing.',
  );
});

test('a room for the price of another has to cost more than that', () => {
  const title = 'Reed suite for the price of a dune suite';
  const rates = (fig: number, canopy: number) => [
    rate('Ford', 'Reed suite', season('01-06', '04-30', fig, null)),
    rate('Ford', 'Dune suite', season('01-06', '04-30', canopy, null)),
  ];
  expect(nothingSaved(offer(title), rates(1200, 1000))).toBeNull();
  expect(nothingSaved(offer(title), rates(1000, 1000))).toBe(
    'By the rates of Ford Camp from 15 Jan 2027 to 31 Mar 2027 a reed suite costs no more than a dune suite.',
  );
  expect(nothingSaved(offer(title), [])).toBeNull();
  const partly = [
    rate('Ford', 'Reed suite', season('01-06', '01-31', 1000, null), season('02-01', '04-30', 1200, null)),
    rate('Ford', 'Dune suite', season('01-06', '01-31', 1000, null), season('02-01', '04-30', 1000, null)),
  ];
  expect(nothingSaved(offer(title), partly)).toBe(
    'By the rates of Ford Camp from 15 Jan 2027 to 31 Jan 2027 a reed suite costs no more than a dune suite.',
  );
});

test('an offer of anything else is held against nothing', () => {
  expect(nothingSaved(offer('Half price on a family’s private vehicle'), [])).toBeNull();
  expect(nothingSaved(offer('A night at Tide House with every four in the desert'), [])).toBeNull();
});
