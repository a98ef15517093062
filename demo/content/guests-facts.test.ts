import { monthNames } from '@sundowner/calendar/words';
import { describe, expect, test } from 'vitest';
import * as shared from './common-facts.ts';
import { demonstration } from './demonstration.ts';
import { details } from './experience-entries/details.ts';
import type { EntryReference } from './references.ts';
import { said } from './said.ts';

/** Facts a guest plans by: room in a vehicle, what a child costs, what is seen when, which road, how far. */

const demo = demonstration();

const namesOf = (references: unknown) =>
  ((references ?? []) as readonly (EntryReference | null | undefined)[]).map((each) => each?.name);

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberOf = (word = '') => numbers.indexOf(word.toLowerCase());

describe('vehicles', () => {
  test('a house with vehicles of its own has a seat for everyone, or says what another costs', () => {
    const told = demo.residence.flatMap(({ slug, property, sleeps, facts }) =>
      (facts ?? [])
        .filter(({ label }) => /^Vehicles?$/.test(label ?? ''))
        .map(({ value }) => ({ slug, property, sleeps: sleeps ?? 0, value: value ?? '' })),
    );
    expect(told.length).toBeGreaterThan(2);
    for (const { slug, property, sleeps, value } of told) {
      const [, vehicles, seats] = /^(\w+), private, (\w+) seats(?: each)?\b/.exec(value) ?? [];
      expect(numberOf(vehicles) * numberOf(seats), `${slug}: ${value}`).toBeGreaterThan(0);
      if (numberOf(vehicles) * numberOf(seats) < sleeps)
        expect(value, slug ?? '').toMatch(
          new RegExp(`; a (?:second|third) at ${shared.furtherVehicle(property as 'lionsands')}$`),
        );
    }
  });

  test('a vehicle has as many seats on every page that counts them', () => {
    const counted = said.flatMap(({ where, text }) =>
      // In a story a seat may be one of several things.
      /vehicle|tracker/i.test(text) && !where.startsWith('blog ')
        ? [...text.matchAll(/\b(\w+) (?:seats|guests to a vehicle)\b/gi)]
            .map(([, count = '']) => [where, count.toLowerCase()] as const)
            .filter(([, count]) => numbers.includes(count))
        : [],
    );
    expect(counted.length).toBeGreaterThan(8);
    expect(counted.filter(([, count]) => count !== shared.vehicleSeats.count)).toEqual([]);
  });

  test('a text that halves the price of a vehicle says for which child', () => {
    const halved = said.filter(
      ({ text }) =>
        /\bhalf\b/i.test(text) && text.includes(shared.halfVehicle.months) && /vehicle|drives/i.test(text),
    );
    expect(halved.length).toBeGreaterThan(7);
    const forWhom = /\bunder six(?:es)?\b|two years old/i;
    // The title of an experience stands above its description.
    const titled = demo.experiences
      .filter(({ title }) => forWhom.test(title))
      .map((each) => each.description);
    expect(halved.filter(({ text }) => !forWhom.test(text) && !titled.includes(text))).toEqual([]);
    const offer = said.filter(({ text }) => /private vehicle for a family/.test(text));
    expect(offer.length).toBeGreaterThan(0);
    for (const { where, text } of offer)
      expect(text, where).toContain(
        `${shared.rand(shared.privateVehicle.marataba / 2)} per day in place of ${shared.rand(shared.privateVehicle.marataba)}`,
      );
  });
});

test('what can be done all year is rare in no month of the table of its reserve', () => {
  const [marataba] = demo.ourSafaris.filter(({ property }) => property === 'marataba');
  for (const [slug, sighting] of [
    ['matlabas-river-cruise', 'Vultures at the cliffs'],
    ['first-safari', 'Easy with small children'],
  ] as const) {
    expect(details[slug]?.season, slug).toMatch(/all year/i);
    const rare = (marataba?.months ?? []).filter(
      ({ best, often, sometimes }) => ![best, often, sometimes].some((seen) => seen?.includes(sighting)),
    );
    expect(
      rare.map(({ month }) => month),
      sighting,
    ).toEqual([]);
  }
});

test('a room without a pool says where its lodge’s is, if that has one', () => {
  const without = demo.accommodation
    .filter(({ amenities }) => namesOf(amenities).includes('Swimming pool'))
    .flatMap(({ contentfulTag }) =>
      demo.room.filter(
        ({ accommodation, pool }) =>
          namesOf([accommodation]).includes(contentfulTag) && pool?.startsWith('None'),
      ),
    );
  expect(without.length).toBeGreaterThan(4);
  for (const { slug, pool } of without) expect(pool, slug).toMatch(/^None; the (?:hotel|lodge)’s\b/);
});

describe('ways', () => {
  const { monwanaLionSands, pretoriaEitherLodge, johannesburgEitherLodge, hospitalOfRiverLodge } =
    shared.road;
  const places = [...demo.propertyUpdated, ...demo.accommodation];
  const routesFrom = (place: string) =>
    places.flatMap(({ name, routes }) =>
      (routes ?? []).filter(({ from }) => from === place).map((way) => ({ name, ...way })),
    );

  test('the road from Monwana to Lion Sands is the same one wherever it is driven', () => {
    const ways = routesFrom('Lion Sands');
    expect(ways.length).toBeGreaterThan(1);
    for (const { name, by, time } of ways)
      expect([by, time], name).toEqual([`Driver, by ${monwanaLionSands.by}`, monwanaLionSands.time]);
    const driven = demo.packages.flatMap(({ slug, days }) =>
      (days ?? [])
        .filter(({ place, travel }, at) => {
          const before = days?.[at - 1]?.place;
          return place === 'Lion Sands' && before === 'Monwana' && /\broad\b/.test(travel ?? '');
        })
        .map(({ text, travel }) => ({ slug, text, travel })),
    );
    expect(driven.length).toBeGreaterThan(2);
    for (const { slug, travel } of driven) expect(travel, slug ?? '').toContain(monwanaLionSands.time);
    const named = driven.filter(({ text }) => /\broad\b/.test(text ?? ''));
    expect(named.length).toBeGreaterThan(1);
    for (const { slug, text } of named) expect(text, slug ?? '').toContain(monwanaLionSands.by);
  });

  test('Mountain Lodge is as much further from Pretoria as from Johannesburg', () => {
    const minutes = (time: string) =>
      [...time.matchAll(/(\d+) hours?(?: (\d+))?/g)].map(
        ([, hours, rest]) => Number(hours) * 60 + Number(rest ?? 0),
      );
    const [[near = 0, far = 0], [nearest = 0, furthest = 0]] = [
      minutes(pretoriaEitherLodge),
      minutes(johannesburgEitherLodge),
    ];
    expect(far - near).toBeGreaterThan(0);
    expect(far - near).toBe(furthest - nearest);
    for (const { name, time } of routesFrom('Pretoria').filter(({ by }) => by !== 'Train'))
      expect(time, name).toBe(pretoriaEitherLodge);
    const driven = demo.packages.flatMap(({ days }) =>
      (days ?? []).filter(({ travel }) => /road to Pretoria/.test(travel ?? '')),
    );
    expect(driven.length).toBeGreaterThan(0);
    for (const { travel } of driven) expect(travel).toContain(pretoriaEitherLodge);
  });

  test('a hospital is as far as the airport of its town', () => {
    const told = said.filter(({ text }) => /hospital\b[^.]*\bMbombela/.test(text));
    expect(told.length).toBeGreaterThan(1);
    for (const { where, text } of told)
      expect(text, where).toContain(`${hospitalOfRiverLodge.words} by road`);
    const [way] = routesFrom('Mbombela, Kruger Mpumalanga airport').filter(
      ({ name }) => name === 'River Lodge',
    );
    expect(way?.time).toBe(hospitalOfRiverLodge.figures);
  });

  test('how far everything is at the most is said of what is walked to', () => {
    const told = said.filter(({ text }) => /\bnever (?:more|further) than three kilometres\b/i.test(text));
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter(({ text }) => !/on foot|in the old city|walk/.test(text))).toEqual([]);
  });
});

test('the page of every other country says in which months malaria occurs', () => {
  const months = new RegExp(`all year|rains|${monthNames.join('|')}`, 'i');
  const told = demo.travelAfricaDestination.flatMap(({ slug, facts }) =>
    (facts ?? [])
      .filter(({ label }) => label === 'Malaria' && slug !== 'south-africa')
      .map(({ value }) => [slug, value ?? ''] as const),
  );
  expect(told.length).toBeGreaterThan(3);
  for (const [slug, value] of told) expect(value, slug ?? '').toMatch(months);
});
