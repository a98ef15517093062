import { expect, test } from 'vitest';
import * as shared from './common-facts.ts';
import { demonstration } from './demonstration.ts';
import { celebrationExperiences } from './experience-entries/celebrations.ts';
import { details } from './experience-entries/details.ts';
import { treehouseExperiences } from './experience-entries/treehouses.ts';
import { years } from './rates/seasons-of-year.ts';
import type { EntryReference } from './references.ts';
import { said } from './said.ts';

const demo = demonstration();
const rates = demo.rate.filter(({ year }) => year === Math.max(...years));
const names = (references: unknown) =>
  ((references ?? []) as readonly EntryReference[]).map(({ name }) => name);

/** What a night in a house or a treehouse begins at. */
const leastUnit = ({ seasons }: (typeof rates)[number]) =>
  Math.min(...(seasons ?? []).map(({ unit }) => unit ?? Number.NaN));

test('a night in a treehouse costs, wherever it may be, what the cheapest treehouse there does', () => {
  const priced = treehouseExperiences
    .concat(celebrationExperiences)
    .filter(({ cost }) => /per treehouse/.test(cost));
  expect(priced.length).toBeGreaterThan(4);
  for (const { slug, cost, availableAt } of priced) {
    const own = rates.filter(({ treehouse }) => treehouse && slug.endsWith(treehouse.name));
    for (const key of availableAt) {
      const there = own.length > 0 ? own : rates.filter((rate) => rate.treehouse && rate.property === key);
      const least = shared.rand(Math.min(...there.map(leastUnit)));
      const { shortName } = demo.propertyUpdated.find((each) => each.key === key) ?? {};
      expect(cost, slug).toContain(availableAt.length > 1 ? `${least} at ${shortName}` : least);
    }
  }
});

test('a treehouse’s own page begins at its price of the year', () => {
  for (const { slug, supplement } of demo.treehouse) {
    const rate = rates.find(({ treehouse }) => treehouse?.name === slug);
    expect(rate && leastUnit(rate), slug).toBe(supplement);
  }
});

test('breakfast comes in a basket only where the treehouse says so', () => {
  const inBasket = /breakfast in (?:a |another|baskets)|breakfast in baskets/i;
  for (const { slug, included } of demo.treehouse) {
    const own = (included ?? []).some((text) => inBasket.test(text));
    const { inclusions } = rates.find(({ treehouse }) => treehouse?.name === slug) ?? {};
    const told = (inclusions ?? []).filter((text) => /breakfast/i.test(text));
    expect(told, slug).toHaveLength(1);
    if (!own) expect(told.join(), slug).not.toMatch(/breakfast in baskets|and breakfast/i);
  }
  const expected = demo.whatToExpect.find(({ slug }) => slug === 'a-night-in-a-treehouse');
  expect(JSON.stringify(expected)).not.toMatch(/"In baskets/);
});

test('whoever lists a paramedic at the lodge has one there, and no other place does', () => {
  const has = demo.accommodation.filter(({ amenities }) =>
    names(amenities).includes('A paramedic at the lodge'),
  );
  expect(has.length).toBeGreaterThan(0);
  for (const { name, health } of has) expect(health, name).toContain('A paramedic is at the lodge');
});

test('a shop that is named stands in the list of its lodge', () => {
  const answers = demo.propertyUpdated.flatMap(({ key, questions }) =>
    (questions ?? [])
      .filter(({ answer }) => /\bshop at\b/.test(answer ?? ''))
      .map(({ answer }) => [key, answer ?? ''] as const),
  );
  expect(answers.length).toBeGreaterThan(0);
  for (const [key, answer] of answers)
    for (const { name, property, amenities } of demo.accommodation)
      if (property === key && answer.includes(name ?? '–'))
        expect(names(amenities), name ?? '').toContain('Shop');
});

const words = ['', 'one', 'two', 'three', 'four', 'five'];

test('a house has the least nights of its rates on every page of its own', () => {
  const houses = rates.filter(({ per }) => per === 'unit');
  expect(houses).toHaveLength(demo.residence.length);
  for (const { residence, accommodation, seasons } of houses) {
    const least = Math.min(...(seasons ?? []).map(({ minimumNights }) => minimumNights ?? 1));
    const own = demo.residence.filter(({ slug }) => slug === residence?.name);
    const also = demo.accommodation.filter(({ contentfulTag }) => contentfulTag === accommodation?.name);
    const told = [...own, ...also].flatMap(({ facts }) =>
      (facts ?? []).filter(({ label }) => label === 'Minimum stay'),
    );
    expect(told.length, residence?.name).toBeGreaterThan(0);
    for (const { value } of told)
      expect(value?.toLowerCase(), residence?.name).toMatch(
        new RegExp(`^${words[least]} nights(;(?! \\w+ at)|$)`),
      );
  }
});

/** Nights at which something is let for longer than `usual`, MM-DD, by its season's first and last. */
const longerThan = (usual: number, of: readonly (typeof rates)[number][]) =>
  of.flatMap(({ seasons }) =>
    (seasons ?? [])
      .filter(({ minimumNights }) => (minimumNights ?? 1) > usual)
      .map(({ from, to, minimumNights }) => ({
        from: from.slice(5, 10),
        to: to.slice(5, 10),
        nights: words[minimumNights ?? 1] ?? '',
      })),
  );

test('a stay that is longer at the end of the year says so where its least nights are told', () => {
  for (const { residence, accommodation, seasons } of rates.filter(({ per }) => per === 'unit')) {
    const least = Math.min(...(seasons ?? []).map(({ minimumNights }) => minimumNights ?? 1));
    const longer = longerThan(
      least,
      rates.filter((rate) => rate.residence?.name === residence?.name),
    );
    const told = [
      ...demo.residence.filter(({ slug }) => slug === residence?.name),
      ...demo.accommodation.filter(({ contentfulTag }) => contentfulTag === accommodation?.name),
    ].flatMap(({ facts }) => (facts ?? []).filter(({ label }) => label === 'Minimum stay'));
    for (const { value } of told) {
      if (longer.length === 0) expect(value, residence?.name).not.toContain(';');
      for (const { from, to, nights } of longer) {
        const [, words, day] =
          /; (\w+) (?:over Christmas and the new year|from (\d+) December)$/.exec(value ?? '') ?? [];
        expect(words, `${residence?.name} ${value}`).toBe(nights);
        if (day) expect([from, to]).toEqual([`12-${day}`, '12-31']);
        else expect(['12-15', '01-01'], `${residence?.name} ${value}`).toContain(from);
      }
    }
  }
});

test('two nights in the Cape, and a lodge taken whole, name the days that take longer', () => {
  const hotel = rates.filter(({ accommodation }) => accommodation?.name === 'cape-cadogan');
  const spans = longerThan(2, hotel).map(({ from, to }) => `${from.slice(3)} to ${to.slice(3)} December`);
  expect(new Set(spans)).toEqual(new Set(['27 to 31 December']));
  expect(details['a-bath-with-a-mountain']?.season).toBe(`All year but ${spans[0]}`);
  const lodges = longerThan(
    2,
    rates.filter(({ property, per }) => property !== 'capecadogan' && per === 'person'),
  );
  expect(new Set(lodges.map(({ nights }) => nights))).toEqual(new Set(['three']));
  expect(details['the-whole-lodge']?.season).toContain('three nights over Christmas');
  const whole = demo.accommodation.flatMap(({ name, expect: points, questions }) =>
    [...(points ?? []), ...(questions ?? [])].flatMap((each) => {
      const text = Object.values(each).join(' ');
      return /from two nights/i.test(text) ? [{ name, text }] : [];
    }),
  );
  expect(whole.length).toBeGreaterThan(1);
  for (const { name, text } of whole) expect(text, name ?? '').toContain(shared.shortestStay.overChristmas);
});

test('the least nights of a season stand in one place, and no note says others', () => {
  const notes = rates.flatMap(({ seasons }) => (seasons ?? []).flatMap(({ note }) => note ?? []));
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.filter((note) => /\bnights?\b/i.test(note))).toEqual([]);
});

test('a house whose price leaves out a cook names no chef among what it has', () => {
  const without = rates.filter(({ exclusions }) => /\b(cook|chef)\b/i.test(JSON.stringify(exclusions)));
  expect(without.length).toBeGreaterThan(0);
  for (const { residence } of without)
    for (const { slug, amenities } of demo.residence)
      if (slug === residence?.name) expect(names(amenities), slug).not.toContain('A chef of your own');
  const cooks = demo.residence.filter(
    ({ slug, looksAfter }) =>
      without.some(({ residence }) => residence?.name === slug) && /\b(cook|chef)\b/i.test(looksAfter ?? ''),
  );
  for (const { slug, looksAfter } of cooks) expect(looksAfter, slug).toMatch(/cook at extra cost/);
});

test('nothing that is listed as included has a price of its own', () => {
  const lists = [...demo.residence, ...demo.treehouse, ...demo.packages].flatMap((each) =>
    'included' in each ? ((each.included ?? []) as readonly string[]) : [],
  );
  const all = [...lists, ...rates.flatMap(({ inclusions }) => inclusions ?? [])];
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((text) => /\bprices?\b|\bR \d|\bextra\b|\bat cost\b/i.test(text))).toEqual([]);
});

test('who has a transfer from the nearest airport in the price is fetched there without paying', () => {
  const fetched = rates.filter(({ inclusions }) =>
    inclusions?.includes('Transfers from the nearest airport'),
  );
  expect(fetched.length).toBeGreaterThan(10);
  for (const { accommodation } of fetched) {
    const stay = demo.accommodation.find(({ contentfulTag }) => contentfulTag === accommodation?.name);
    const free = (stay?.routes ?? []).filter(
      ({ from, by, note }) => /airport/.test(from) && /vehicle/.test(by) && note === 'Included',
    );
    expect(free.length, accommodation?.name).toBeGreaterThan(0);
  }
});

test('nobody who pays no fee of the park is driven by its gate', () => {
  const outside = demo.accommodation.filter(
    ({ property, levies }) =>
      property === 'lionsands' && !(levies ?? []).some(({ name }) => /^Kruger conservation fee/.test(name)),
  );
  expect(outside.length).toBeGreaterThan(2);
  for (const { name, routes } of outside)
    for (const { from, by } of routes ?? []) expect(`${from} ${by}`, name ?? '').not.toContain('Paul Kruger');
});

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];

test('children pay half on a journey from the age at which they pay where it stays', () => {
  const half = demo.packages.filter(({ priceNote }) => /\bChildren\b.*\bpay half\b/.test(priceNote ?? ''));
  expect(half.length).toBeGreaterThan(2);
  for (const { slug, priceNote, days } of half) {
    const stays = (days ?? []).map(({ stay }) => /A family suite at ([\w ]+),/.exec(stay ?? '')?.[1]);
    const lodge = demo.accommodation.find(({ name }) => name && stays.includes(name));
    const { childFree, childUntil } =
      rates.find(({ accommodation }) => accommodation?.name === lodge?.contentfulTag) ?? {};
    expect(priceNote, slug ?? '').toContain(
      `Children from ${numbers[childFree ?? 0]} to ${numbers[childUntil ?? 0]} pay half`,
    );
  }
});

test('a town has one name on every page', () => {
  expect(said.filter(({ text }) => /Nelspruit/.test(text) && !/^skukuza, /.test(text))).toEqual([]);
});

test('whales are in the bay as long on every page that says when', () => {
  const when = details['whales-from-the-cliff']?.season ?? '';
  const journeys = demo.packages.flatMap(({ facts, slug }) =>
    (facts ?? []).filter(({ label }) => label === 'Whales').map(({ value }) => [slug, value ?? ''] as const),
  );
  expect(journeys.length).toBeGreaterThan(1);
  for (const [slug, value] of journeys) expect(value, slug ?? '').toContain(when);
});

test('the months a property calls its driest are those with the least rain in its table', () => {
  const told = demo.propertyUpdated.flatMap(({ key, facts }) =>
    (facts ?? [])
      .filter(({ label }) => label === 'Driest months')
      .map(({ value }) => [key, value ?? ''] as const),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const [key, value] of told) {
    const months = demo.ourSafaris.find(({ property }) => property === key)?.months ?? [];
    const named = value.toLowerCase().split(' to ');
    const [from, to] = named.map((name) => months.findIndex(({ month }) => month === name));
    const inside = months.slice(from ?? 0, (to ?? 0) + 1).map(({ rain }) => rain ?? 0);
    const outside = months.filter((_, at) => at < (from ?? 0) || at > (to ?? 0)).map(({ rain }) => rain ?? 0);
    expect(Math.max(...inside), key ?? '').toBeLessThan(Math.min(...outside));
  }
});
