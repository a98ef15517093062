import type { EntryLike } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import type { Appearance, Situation } from './appearance.ts';
import { emptyContext } from './entry-context.ts';
import { type ListHolder, type ListSuggestion, listRules, suggestionIn } from './list-suggestions.ts';
import { lonelinessOf, whereShown } from './where-shown.ts';

const known = demonstrationCollection();
const [property] = known.properties.filter(({ key }) => known.lodges.some((lodge) => lodge.property === key));
const lodge = known.lodges.find(
  (each) => each.property === property?.key && !each.whole && each.parent === '',
);
if (!property || !lodge) throw new Error('The demonstration has a property with a lodge.');

const entry = {
  id: 7,
  name: lodge.name,
  kind: 'lodge',
  link: lodge.path,
  property: property.key,
  contentfulTag: lodge.tag,
};
const listed: ListSuggestion = {
  ...{ from: 'propertyUpdated', id: 1, field: 'accommodation', place: 'The reserve, lodges' },
  ...{ stands: 'seen', at: 3, of: 4, likely: true, full: false, published: true },
};
const notListed: ListSuggestion = { ...listed, stands: 'no', at: 5, of: 4 };

const situation = (more: Partial<Situation> = {}): Situation => ({
  ...{ collection: 'accommodation', id: 7, entry, published: true, known, context: emptyContext(2027) },
  ...{ suggestions: [listed], siteUrl: 'https://site.example' },
  ...more,
});
const at = (place: string, all: readonly Appearance[]) => all.find((each) => each.place === place);

describe('where a lodge appears', () => {
  test('its own page, the list it stands in, and what follows by itself', () => {
    const all = whereShown(situation());
    expect(at('Its own page', all)).toMatchObject({
      stands: 'yes',
      why: lodge.path,
      act: { href: `https://site.example${lodge.path}` },
    });
    expect(at('The reserve, lodges', all)).toMatchObject({ stands: 'yes', why: 'no. 3 of 4' });
    expect(at('Menus, lodges', all)).toMatchObject({ stands: 'yes', why: 'by itself' });
    expect(at('Search', all)).toMatchObject({ stands: 'yes', why: 'by itself' });
  });

  test('and where not, with the reason and what would change it', () => {
    const all = whereShown(situation({ suggestions: [notListed] }));
    expect(at('The reserve, lodges', all)).toMatchObject({
      stands: 'no',
      why: 'not put there yet',
      act: { words: 'Add it there', add: { from: 'propertyUpdated', id: 1, field: 'accommodation' } },
    });
    expect(at('Menus, lodges', all)?.stands).toBe('no');
    expect(at('Rates and offers', all)).toMatchObject({ stands: 'no', why: 'no rate names it' });
    expect(at('Bookings & Availability', all)?.act).toEqual({
      words: 'Add a card',
      begins: 'accommodationCard',
    });
    expect(at('Enquiry forms, lodges to choose from', all)?.act).toEqual({
      words: 'Name it',
      field: 'enquiryName',
    });
  });

  test('what waits as a draft is said to', () => {
    const context = { ...emptyContext(2027), pricedYears: [2027], card: { id: 4, address: true } };
    const all = whereShown(situation({ context }));
    expect(at('Rates and offers', all)?.why).toBe('its rates are not published yet');
    expect(at('Bookings & Availability', all)?.act).toMatchObject({ words: 'Open the card' });
    const seen = { rates: true, card: true, tours: false, experiences: false };
    expect(at('Rates and offers', whereShown(situation({ context: { ...context, seen } })))?.stands).toBe(
      'yes',
    );
  });

  test('COL-05/appears a booking card shows nothing in a region that is hidden or gone', () => {
    const seen = { rates: false, card: true, tours: false, experiences: false };
    const context = { ...emptyContext(2027), card: { id: 4, address: true }, seen };
    const bookingIn = (regions: typeof known.regions) =>
      at('Bookings & Availability', whereShown(situation({ context, known: { ...known, regions } })));
    expect(bookingIn(known.regions)?.stands).toBe('yes');
    expect(bookingIn([])).toMatchObject({ stands: 'no', why: 'its region is not published' });
    const hidden = known.regions.map((each) => ({ ...each, hidden: true }));
    expect(bookingIn(hidden)).toMatchObject({ stands: 'no', why: 'its region is hidden' });
  });

  test('a draft will appear once it is published', () => {
    const all = whereShown(situation({ published: false }));
    expect(at('Its own page', all)).toMatchObject({
      stands: 'yes',
      why: `${lodge.path}, once published`,
      act: null,
    });
    expect(at('Search', all)?.why).toBe('by itself, once published');
  });

  test('keeps its page while a draft has another address, and is told of one that is none', () => {
    const moving = { ...entry, link: '/elsewhere/camp' };
    expect(at('Its own page', whereShown(situation({ entry: moving, seen: entry })))).toMatchObject({
      stands: 'yes',
      why: lodge.path,
    });
    expect(at('Its own page', whereShown(situation({ entry: moving, published: false })))).toMatchObject({
      stands: 'no',
      why: '/elsewhere/camp is no address of its property',
    });
  });

  test('of a property that is not published has no page', () => {
    const all = whereShown(situation({ entry: { ...entry, property: 'gone' } }));
    expect(at('Its own page', all)).toMatchObject({ stands: 'no', why: 'its property is not published' });
  });
});

describe('a published entry that nothing leads to', () => {
  const offersOf = (more: Partial<Situation>, usedBy: readonly string[] = []) =>
    lonelinessOf(situation(more), usedBy)?.offers.map(({ href }) => href) ?? null;

  test('is offered the lists that could take it up, the likeliest first', () => {
    const other = { ...notListed, from: 'destination', id: 2, field: 'stays', likely: false };
    expect(offersOf({ suggestions: [other, notListed] })).toEqual([
      '/admin/collections/propertyUpdated/1#open=accommodation',
      '/admin/collections/destination/2#open=stays',
    ]);
  });

  test('stands alone as well while the list waits as a draft, and with rooms and rates that are its own', () => {
    expect(offersOf({ suggestions: [{ ...listed, stands: 'saved' }] }, ['room', 'rate'])).toHaveLength(1);
  });

  test.each([
    ['a draft', { published: false, suggestions: [notListed] }, []],
    ['in a list', {}, []],
    ['linked by a story', { suggestions: [notListed] }, ['blog']],
    ['a story, which is listed by itself', { collection: 'blog', suggestions: [] }, []],
  ] as const)('is not said of what is %s', (_, more, usedBy) => {
    expect(offersOf(more, usedBy)).toBeNull();
  });

  test('is not said of a property whose region is in the menus', () => {
    const region = known.regions.find(({ hidden }) => !hidden)?.key;
    const of = { collection: 'propertyUpdated', suggestions: [{ ...notListed, from: 'region' }] };
    expect(offersOf({ ...of, entry: { region } })).toBeNull();
    expect(offersOf({ ...of, entry: { region: 'nowhere' } })).toHaveLength(1);
  });
});

describe('a list that could lead to an entry', () => {
  const ruleOf = (collection: string, from: string, field: string) => {
    const rule = listRules[collection]?.find((each) => each.from === from && each.field === field);
    if (!rule) throw new Error(`No list of ${from} leads to ${collection}.`);
    return rule;
  };
  const holder = (saved: EntryLike, seen: EntryLike | null = saved): ListHolder => ({
    ...{ id: 1, title: 'The reserve', saved, seen },
  });
  const lodges = ruleOf('accommodation', 'propertyUpdated', 'accommodation');

  test('is that of its own property alone', () => {
    const own = { key: property.key, accommodation: [3, 7] };
    expect(suggestionIn(lodges, holder(own), entry, known)).toMatchObject({
      stands: 'seen',
      at: 2,
      of: 2,
      likely: true,
    });
    expect(suggestionIn(lodges, holder({ key: 'another', accommodation: [] }), entry, known)).toBeNull();
  });

  test('says what waits as a draft, and the place it would have', () => {
    const saved = { key: property.key, accommodation: [3, { id: 7 }] };
    const seen = { key: property.key, accommodation: [3] };
    expect(suggestionIn(lodges, holder(saved, seen), entry, known)).toMatchObject({ stands: 'saved', at: 2 });
    expect(suggestionIn(lodges, holder(seen, null), entry, known)).toMatchObject({
      stands: 'no',
      at: 2,
      published: false,
    });
  });

  test('of a villa is that of its lodge', () => {
    const villas = ruleOf('accommodation', 'accommodation', 'villas');
    const villa = { ...entry, id: 8, kind: 'villa', link: `${lodge.path}/fig-house` };
    expect(suggestionIn(villas, holder({ ...entry, villas: [] }), villa, known)).toMatchObject({
      likely: true,
    });
    expect(suggestionIn(villas, holder({ ...entry, villas: [] }), entry, known)).toBeNull();
    expect(suggestionIn(lodges, holder({ key: property.key, accommodation: [] }), villa, known)?.likely).toBe(
      false,
    );
  });

  test('takes no more than it has room for', () => {
    const home = ruleOf('packages', 'homepage', 'journeys');
    expect(suggestionIn(home, holder({ journeys: [1, 2, 3] }), { id: 7 }, known)).toMatchObject({
      full: true,
    });
    expect(suggestionIn(home, holder({ journeys: [1, 2, 7] }), { id: 7 }, known)).toMatchObject({
      full: false,
    });
  });
});

describe('a room among the cards of its property’s menu', () => {
  const [rule] = listRules.room ?? [];
  const holder: ListHolder = {
    ...{ id: 1, title: 'The reserve' },
    ...{ saved: { key: property.key, rooms: [7] }, seen: { rooms: [7] } },
  };
  const shownWith = (link: string | null, accommodation: number | null = 3) => {
    const room = { id: 7, roomName: 'Tent', property: property.key, accommodation };
    const tent = { ...room, overviewDiscoverButtonLink: link };
    const found = rule && suggestionIn(rule, holder, tent, known);
    if (!found) throw new Error('There is such a list.');
    const of = situation({ collection: 'room', entry: tent, suggestions: [found] });
    return { place: at('The reserve, rooms of its menu', whereShown(of)), lonely: lonelinessOf(of, []) };
  };

  test.each([
    [lodge.path, 'yes', 'no. 1 of 1', 'Move'],
    [null, 'no', 'it does not say where its card leads, so it has no card there', 'Say where'],
    ['/gone', 'no', '/gone is no page, so that it has no card', 'Change it'],
  ])('COL-05/appears leading to %s: %s', (link, stands, why, words) => {
    expect(shownWith(link).place).toMatchObject({ stands, why, act: { words } });
  });

  test('COL-05/lonely one without a lodge is met by nobody while its card leads nowhere', () => {
    expect(shownWith(null, null).lonely).not.toBeNull();
    expect(shownWith(lodge.path, null).lonely).toBeNull();
  });
});
