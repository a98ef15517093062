import { expect, test } from 'vitest';
import { years } from '../../demo/content/rates/seasons-of-year.ts';
import { wordsOf } from '../support/page-parts.ts';
import { plainForm } from '../support/plain-form.ts';
import { site } from '../support/shared-site.ts';

const lastYearOnSale = Math.max(...years);

/** What the form at an address is filled in with, by the names of its fields. */
async function filledIn(address: string, names: readonly string[]) {
  const { $ } = await site.page(address);
  const form = plainForm($, 'form:has([name="comments"])');
  return Object.fromEntries(names.map((name) => [name, form.valuesOf(name).join(' | ')]));
}

/** Where the first link of a page's own part leads that is named so. */
async function linkOf(path: string, name: string): Promise<string> {
  const { $ } = await site.page(path);
  const link = $('main a')
    .filter((_, each) => wordsOf($(each)) === name)
    .first();
  return link.attr('href') ?? '';
}

test.each([
  [
    'a lodge',
    '/lionsands/river-lodge',
    'Enquire about River Lodge',
    { locationToVisit: 'Lion Sands Game Reserve', likeToVisitTheseLodges: 'River Lodge' },
  ],
  [
    'a house',
    '/capecadogan/residence',
    'Enquire about Quarters Residence',
    { residenceToVisit: 'Quarters Residence' },
  ],
  [
    'a city',
    '/destinations/cape-town',
    'Enquire now',
    { locationToVisit: 'Cape Town', comments: "I'd like to enquire about Cape Town." },
  ],
])('FRM-09/asked without scripts a form opened beside %s has it chosen', async (_, on, link, wanted) => {
  expect(await filledIn(await linkOf(on, link), Object.keys(wanted))).toEqual(wanted);
});

test('FRM-09/asked an offer is named in its own words', async () => {
  const { $ } = await site.page('/lionsands/rates-and-offers');
  expect($('#offers a[href*="comments="]').first().attr('href')).toMatch(/about\+the\+offer/);
});

test('FRM-09/asked without scripts an estimate takes its dates, its party, its place and its sum into the form', async () => {
  const [arrival, departure] = [`${lastYearOnSale}-10-29`, `${lastYearOnSale}-11-02`];
  const asked = `/rates?room=river-suite&dateStart=${arrival}&dateEnd=${departure}&adults=2&children=0`;
  const wanted = {
    dateStart: arrival,
    dateEnd: departure,
    adults: '2',
    comments: expect.stringMatching(
      /^I'd like to enquire about River suite, River Lodge, .*2 adults\. The estimate was R\s[\d\s]+\.$/,
    ),
    locationToVisit: 'Lion Sands Game Reserve',
    likeToVisitTheseLodges: 'River Lodge',
  };
  expect(await filledIn(await linkOf(asked, 'Enquire with these dates'), Object.keys(wanted))).toEqual(
    wanted,
  );
});

test('FRM-09/asked a link cannot fill in who somebody is, nor what a field does not take; a number is shown, and the form refuses it', async () => {
  const address = `/enquire/email?from=/lionsands&name=Mallory&email=m@example.com&adults=999&children=-1&locationToVisit=Atlantis&comments=${'x'.repeat(2001)}`;
  expect(
    await filledIn(address, ['name', 'email', 'adults', 'children', 'locationToVisit', 'comments']),
  ).toEqual({
    name: '',
    email: '',
    adults: '999',
    children: '',
    locationToVisit: 'Lion Sands Game Reserve',
    comments: '',
  });
});

test('a child pays in a treehouse what the table under the prices says', async () => {
  const path = '/lionsands/rates-and-offers';
  const textOf = async (query: string) =>
    (await site.page(`${path}${query}`)).html
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('\u00a0', ' ')
      .replace(/\s+/g, ' ');
  const stay = `?room=river-family-suite&dateStart=${lastYearOnSale}-12-01&dateEnd=${lastYearOnSale}-12-03&adults=2&children=2`;
  const kingston = await textOf(`${stay}&age=12&age=14&treehouse=kingston`);
  expect(kingston).toContain('Kingston, a child with two adults R 1 400 R 1 400 R 1 400');
  expect(kingston).toContain('2 children in Kingston R 1 400 per child, per night R 2 800');
  expect(kingston).not.toContain('what children pay in the treehouse');
  // Who is too young for a treehouse pays nothing for it, and is told so.
  for (const [treehouse, name, from] of [
    ['kingston', 'Kingston', 12],
    ['chalkley', 'Chalkley', 16],
  ] as const) {
    const young = await textOf(`${stay}&age=9&age=11&treehouse=${treehouse}`);
    expect(young).not.toContain(`children in ${name}`);
    expect(young).toMatch(
      new RegExp(`${name}(?: Treehouse)? takes children from ${from} years, so it is not in the sum`),
    );
  }
});
