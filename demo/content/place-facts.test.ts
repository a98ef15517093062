import { expect, test } from 'vitest';
import { demonstration } from './demonstration.ts';
import { celebrationExperiences } from './experience-entries/celebrations.ts';
import { details } from './experience-entries/details.ts';
import { treehouseExperiences } from './experience-entries/treehouses.ts';
import { years } from './rates/seasons-of-year.ts';
import type { EntryReference } from './references.ts';
import * as shared from './shared-facts.ts';

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
