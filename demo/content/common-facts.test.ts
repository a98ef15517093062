import { describe, expect, test } from 'vitest';
import * as shared from './common-facts.ts';
import { demonstration } from './demonstration.ts';
import { details } from './experience-entries/details.ts';
import { said } from './said.ts';

const demo = demonstration();

/** Texts without one of the words a pattern finds in them, each with where it stands. */
const without = (about: RegExp, wanted: (text: string) => boolean) =>
  said.filter(({ text }) => about.test(text) && !wanted(text)).map(({ where, text }) => `${where}: ${text}`);

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

test('malaria has the same months wherever the Lowveld’s are said', () => {
  const span = new RegExp(`(?:${months}) to (?:${months})`);
  // Of other countries the pages say their own.
  const ours = said.filter(
    ({ where, text }) => /malaria/i.test(text) && !where.startsWith('travelAfricaDestination'),
  );
  const spans = ours.flatMap(({ where, text }) =>
    [...text.matchAll(new RegExp(`(?<!no )malaria[^.;]*?(${span.source})`, 'gi'))].map(([, found]) => [
      where,
      found,
    ]),
  );
  const facts = said
    .filter(({ text }) => new RegExp(`^Yes, mostly (${span.source})$`).test(text))
    .map(({ where, text }) => [where, text.replace('Yes, mostly ', '')]);
  expect(spans.length).toBeGreaterThan(10);
  expect(facts.length).toBeGreaterThan(3);
  expect([...spans, ...facts].filter(([, found]) => found !== shared.malariaMonths)).toEqual([]);
});

test('a game drive lasts as long on every page that says how long', () => {
  const lasts = [
    details['morning-and-evening-drives']?.duration,
    ...demo.ourSafaris.flatMap(({ activities }) =>
      (activities ?? []).filter(({ title }) => title === 'By vehicle').map(({ duration }) => duration),
    ),
    demo.amenity.find(({ title }) => title === 'Two drives a day')?.text,
    ...demo.whatToExpect.flatMap(({ iconsFeatures }) =>
      (iconsFeatures ?? [])
        .filter(({ title }) => title === 'Two drives a day')
        .map(({ description }) => description),
    ),
    ...demo.propertyUpdated.flatMap(({ travelInfo }) =>
      (travelInfo ?? []).filter(({ title }) => title === 'On a game drive').map(({ text }) => text),
    ),
  ];
  expect(lasts.length).toBeGreaterThanOrEqual(7);
  for (const words of lasts) expect(words?.toLowerCase()).toContain(shared.driveLasts.toLowerCase());
  expect(
    without(/\b(half hours|half an hour)\b.*\bgame drive|game drive.*\bhalf hours\b/i, () => false),
  ).toEqual([]);
});

describe('treehouses', () => {
  const family = demo.treehouse.filter(({ name }) => shared.familyTreehouses.includes(name));

  test('the least ages of the rates, of what there is to do and of the treehouse’s own page are the same', () => {
    expect(family).toHaveLength(2);
    for (const { slug, whoMayStay } of demo.treehouse) {
      const takesFamilies = family.some((each) => each.slug === slug);
      const from = takesFamilies ? 12 : 16;
      const rates = demo.rate.filter(({ treehouse }) => treehouse?.name === slug);
      expect(
        rates.map(({ childFrom }) => childFrom),
        slug,
      ).toEqual(rates.map(() => from));
      const least = takesFamilies ? shared.leastAgeWithParents : shared.leastAge.treehouse;
      expect(details[`one-night-at-${slug}`]?.ages, slug).toContain(least);
      expect(whoMayStay, slug).toContain(shared.leastAge.treehouse);
      if (takesFamilies) expect(whoMayStay, slug).toContain(least);
    }
  });

  test('who says from which age they are says both ages, and a family knows which two it may take', () => {
    const ages = said.filter(
      ({ text }) => /\btreehouses? (are|is|at)\b[^.]*\b(twelve|sixteen)\b/i.test(text) && text.length > 60,
    );
    expect(ages.length).toBeGreaterThan(1);
    for (const { where, text } of ages) expect(text, where).toContain(shared.leastAge.treehouse);
    expect(without(/over twelve\b/i, () => false)).toEqual([]);
  });
});

test('a vehicle of one’s own has the price of its property wherever a price is beside it', () => {
  const amounts: Readonly<Record<string, number>> = shared.privateVehicle;
  for (const { property, questions, childPolicy } of demo.accommodation) {
    const found = [
      childPolicy,
      ...(questions ?? []).map(({ question, answer }) => `${question} ${answer}`),
    ].flatMap((text) =>
      [...(text ?? '').matchAll(/vehicle[^.]*?(R \d[\d ]*\d)(?: a day)/gi)].map(([, amount]) => amount),
    );
    for (const amount of found) expect(amount).toBe(shared.rand(amounts[property ?? ''] ?? 0));
  }
  const told = demo.experiences.find(({ slug }) => slug === 'private-vehicle');
  const least = Math.min(...Object.values(amounts));
  for (const amount of Object.values(amounts)) expect(told?.cost).toContain(shared.rand(amount));
  expect(told?.price).toBe(least);
  // Who has one without paying reads no price beside it.
  expect(demo.amenity.find(({ title }) => title === 'Private vehicle and guide')?.text).not.toMatch(/R \d/);
});

test('levies, gates and ways have one amount, one set of hours and one time each', () => {
  const places = [...demo.propertyUpdated, ...demo.accommodation];
  const agree = (rows: readonly (readonly [key: string, value: unknown])[]) => {
    const known = Map.groupBy(rows, ([key]) => key);
    expect(known.size).toBeGreaterThan(3);
    for (const [key, same] of known)
      expect(new Set(same.map(([, value]) => String(value))).size, key).toBe(1);
  };
  expect(
    without(/\blevy\b[^.]*\bR \d+ (?:a|per person, per) night/i, (text) =>
      text.includes(`R ${shared.conservationLevy.amount}`),
    ),
  ).toEqual([]);
  agree(places.flatMap(({ levies }) => (levies ?? []).map(({ name, amount }) => [name, amount] as const)));
  // Of a gate whose hours change with the year every page has the whole year.
  agree(
    places.flatMap(({ gateHours }) =>
      [...Map.groupBy(gateHours ?? [], ({ gate }) => gate.replace(/ \(.*/, ''))].map(
        ([gate, hours]) =>
          [
            gate,
            hours.map(({ months: when, opens, closes }) => `${when} ${opens} ${closes}`).join(),
          ] as const,
      ),
    ),
  );
  agree(
    places.flatMap(({ routes }) =>
      (routes ?? [])
        .filter(({ by }) => /^Scheduled flight to/.test(by))
        .map(({ from, by, time }) => [`${from.replace(/, .*/, '')} ${by}`, time] as const),
    ),
  );
});

test.each([
  ['Johannesburg', 'Skukuza', shared.flight.johannesburgSkukuza],
  ['Cape Town', 'Skukuza', shared.flight.capeTownSkukuza],
  ['Cape Town', 'Hoedspruit', shared.flight.capeTownHoedspruit],
  ['Skukuza', 'Victoria Falls', shared.flight.skukuzaVictoriaFalls],
  ['Johannesburg', 'Hoedspruit', shared.flight.johannesburgHoedspruit],
])('a flight between %s and %s takes the same time there and back', (one, other, time) => {
  const way = new RegExp(
    `Flight from (?:${one} to ${other}|${other} to ${one}), ((?:\\d+ hours?)? ?(?:\\d+ minutes)?)`,
  );
  const times = said.flatMap(({ where, text }) => {
    const found = way.exec(text)?.[1]?.trim();
    return found ? [[where, found]] : [];
  });
  expect(times.length).toBeGreaterThan(0);
  expect(times.filter(([, found]) => found !== time)).toEqual([]);
  expect(
    without(/\b(fifty|fifty-five) minutes\b.*Skukuza|Skukuza.*\bin fifty minutes\b/i, () => false),
  ).toEqual([]);
});

test('a house has one name on its own page, among residences, in menus and forms, and in captions', () => {
  const label = (list: string, value: string) =>
    demo.choiceList.find(({ name }) => name === list)?.choices.find((choice) => choice.value === value)
      ?.label;
  for (const { name, accommodationTag, enquiryName } of demo.residence) {
    const stay = demo.accommodation.find(({ contentfulTag }) => contentfulTag === accommodationTag);
    if (stay) {
      expect(stay.name).toBe(name);
      expect(label('lodges', stay.enquiryName ?? '') ?? stay.enquiryName).toBe(name);
    }
    expect(label('residences', enquiryName ?? ''), name).toBe(name);
  }
  expect(
    without(/Redcliffe House|(Fish Eagle|Hinkwenu) (Villa|Residence)/, (text) => /Residence$/.test(text)),
  ).toEqual([]);
  // What a form receives may be older than what visitors read.
  expect(label('locations', 'Marakele National Park - Marataba')).toMatch(/^Marataba/);
});

test('what the rand is for, and what a guest may pay in, is said in one way', () => {
  expect(without(/the rand is what is charged|you pay in rand/i, () => false)).toEqual([]);
  const answers = demo.page
    .flatMap(({ questions }) => questions ?? [])
    .filter(({ question }) => question === 'Can I pay in dollars or pounds?')
    .map(({ answer }) => answer);
  expect(answers).toHaveLength(1);
  // As the line beside prices says, "Prices in South African rand"; a journey that is converted from dollars says so.
  const dollars = demo.packages.filter(({ priceCurrency }) => priceCurrency === 'USD');
  expect(dollars.length).toBeGreaterThan(0);
  for (const answer of answers)
    expect(JSON.stringify(answer)).toMatch(
      /Yes\. Prices at our own places are set in rand, and those of some journeys in dollars;/,
    );
  const other = said.filter(({ text }) =>
    /prices?\b[^.,;]*\bin (?:US )?(?:dollars|pounds|euros)\b/i.test(text),
  );
  expect(other.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

test('insurance is a condition of booking wherever a page says whether a guest must have it', () => {
  const asks = said.filter(
    ({ text }) => /\binsurance\b|number of your policy/i.test(text) && /evacuat|insist|condition/i.test(text),
  );
  expect(asks.length).toBeGreaterThan(2);
  for (const { where, text } of asks)
    expect(text, where).toMatch(/condition of booking|make a condition|insist on/);
  expect(
    without(
      /insurance[^.]*\b(?:recommend|advis|suggest|optional|wise)|(?:recommend|advis|suggest)[^.]*insurance/i,
      () => false,
    ),
  ).toEqual([]);
});

test('who cancels early has the same back on the pages of prices as by the booking terms', () => {
  const early = without(/more than 60 days before: /i, (text) => text.includes(shared.cancellation.early));
  expect(early).toEqual([]);
  expect(said.filter(({ text }) => text.includes(shared.cancellation.early)).length).toBeGreaterThan(2);
  expect(without(/\byou pay all of it\b/i, (text) => text.includes(shared.cancellation.late))).toEqual([]);
});

test('what may be added to a booked price stands beside the promise to keep it, as in the booking terms', () => {
  const promised = said.filter(
    ({ text }) => /is the price you pay\b|pay the price that holds\b/.test(text) && /\bVAT\b|fuel/.test(text),
  );
  expect(promised.length).toBeGreaterThan(1);
  for (const { where, text } of promised) expect(text, where).toMatch(/new (government )?tax or park fee/);
});

test('a complaint, the press and an application are answered in one time each', () => {
  const asked = demo.contactDetails.desks.find(({ mail }) => mail === 'manager@example.com');
  expect(asked?.answers.toLowerCase()).toContain(shared.answered.complaint);
  const terms = said.filter(({ text }) => /the general manager answers/.test(text));
  expect(terms.length).toBeGreaterThan(0);
  for (const { text } of terms) expect(text).toContain(shared.answered.complaint);
  const applications =
    /\bapplications?\b[^.]*\banswer(?:ed|s)?\b[^.]*\bwithin\b|answer[^.]*\bapplication\b[^.]*\bwithin\b/i;
  expect(without(applications, (text) => text.toLowerCase().includes(shared.answered.application))).toEqual(
    [],
  );
});

test('since when the sun does it, and how much of the river is ours, is the same everywhere', () => {
  const since = /\b(?:run|runs|power|sun|sunlight)\b[^.]*\bsince (?:\w+ )?(\d{4})/gi;
  const years = said
    .filter(({ text }) => /solar|sun(light)?\b/i.test(text))
    .flatMap(({ where, text }) => [...text.matchAll(since)].map(([, year]) => [where, year]));
  expect(years.length).toBeGreaterThan(1);
  expect(years.filter(([, year]) => year !== shared.onTheSunSince.year)).toEqual([]);
  const timeline = demo.page.find(({ slug }) => slug === 'our-story')?.timeline ?? [];
  expect(timeline.find(({ text }) => /panels/.test(text ?? ''))?.year).toBe(shared.onTheSunSince.year);
  expect(without(/bought four kilometres of the Sabie/, (text) => text.includes(shared.ownBank))).toEqual([]);
});

test('nobody is woken before the wake-up call', () => {
  expect(without(/woken before five/i, () => false)).toEqual([]);
});

test('the way to book is told as the head of a page has it', () => {
  expect(without(/“Book” at the head/i, () => false)).toEqual([]);
});
