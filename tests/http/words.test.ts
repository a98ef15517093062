import { dayIn } from '@sundowner/calendar/zone';
import { describe, expect, test } from 'vitest';
import { experiences } from '../../demo/content/experience-list.ts';
import { offers } from '../../demo/content/offers.ts';
import { properties } from '../../demo/content/properties.ts';
import { kindAddresses, kindsOfProperties } from '../../demo/content/property-kinds.ts';
import { eachOf, repeated, shown, wordsOf } from '../support/page-parts.ts';
import { sentencesTwice } from '../support/sentences.ts';
import { site } from '../support/shared-site.ts';
import { templates } from '../support/templates.ts';

const kindPages = Object.entries(kindsOfProperties).flatMap(([key, kinds]) =>
  kinds.map(([kind, title]) => ({
    path: `/${key}/experiences/${kindAddresses[kind]}`,
    title,
    place: properties.find((each) => each.key === key)?.shortName ?? '',
  })),
);

test('TRV-01/experiences a card says what it is, its line, where, how long, for whom, when and for how much', async () => {
  let cards = 0;
  for (const kind of Object.values(kindAddresses)) {
    const { $ } = await site.page(`/experiences/${kind}`);
    for (const card of $('main li[data-shown-for]').toArray()) {
      const told = experiences.find(({ slug }) => slug === $(card).attr('id'));
      expect(eachOf($, $(card).find('h3'))).toEqual([told?.title]);
      const words = wordsOf($(card));
      for (const fact of [
        told?.subTitle,
        told?.availableAt,
        told?.duration,
        told?.ages,
        told?.season,
        told?.cost,
      ])
        expect(words, told?.slug).toContain(fact);
      cards++;
    }
  }
  // Treehouses stand on pages of their own.
  const elsewhere = experiences.filter(({ slug }) => /^(one-night-at|tea-at|the-night-sounds)/.test(slug));
  expect(cards).toBe(experiences.length - elsewhere.length);
});

test('TRV-01/experiences no two have one name, and no line says the name again', () => {
  expect(repeated(experiences.map(({ title }) => title))).toEqual([]);
  for (const { title, subTitle } of experiences) {
    expect(subTitle?.toLowerCase()).not.toBe(title.toLowerCase());
    expect(title.split(' ').length, title).toBeGreaterThan(1);
  }
});

test('TRV-01/offers each is named by what is taken off, and says first on what, where and when', async () => {
  const { $ } = await site.page('/rates');
  const rows = $('#offers > * li[id], #offers li[id]');
  const today = dayIn(Date.now(), 'Africa/Johannesburg');
  const holding = offers.filter(({ from, until }) => from <= today && today <= until);
  expect(eachOf($, rows.find('h3')).sort()).toEqual(holding.map(({ title }) => title).sort());
  for (const { title, text, code } of holding) {
    expect(title).toMatch(/free|pay for|half price|no single supplement|for the price of/i);
    expect(text, title).toMatch(/^[^.]*\b20\d\d\b/);
    const row = wordsOf(rows.filter((_, each) => wordsOf($(each).find('h3')) === title));
    if (code) expect(row).toMatch(new RegExp(`Offer code ?${code}`));
  }
});

test('TRV-01/rooms a card names the kind of room, with its facts and its price', async () => {
  for (const path of ['/lionsands/river-lodge', '/monwana', '/capecadogan', '/marataba/mountain-lodge']) {
    const { $ } = await site.page(path);
    const section = $('main section').filter((_, part) =>
      /^(Rooms|Suites)( and a house)? at /.test(wordsOf($(part).find('h2').first())),
    );
    const names = eachOf($, section.find('h3'));
    expect(names.length, path).toBeGreaterThan(1);
    for (const name of names) expect(name).toMatch(/room|suite|villa|residence/i);
  }
});

describe('TRV-01/headings', () => {
  test('a kind of experience at a property names both', async () => {
    expect(kindPages.length).toBeGreaterThan(20);
    for (const { path, title, place } of kindPages) {
      const { $ } = await site.page(path);
      expect(wordsOf($('h1')), path).toBe(title);
      expect(title, path).toContain(place);
    }
  });

  test.each(templates.filter(({ ofDialog, path }) => !ofDialog && path !== '/'))(
    '$name: one h1, and no heading is said twice in what is shown',
    async ({ path }) => {
      const { $ } = await site.page(path);
      expect(eachOf($, $('h1'))).toHaveLength(1);
      const main = $('main').clone();
      main.find('[data-tabs] > section + section').remove();
      expect(repeated(eachOf($, shown($, main.find('h2'))))).toEqual([]);
    },
  );
});

test('TRV-01/links no link says only to read on, and none of a card stands without saying of what', async () => {
  for (const { path } of templates) {
    const { $ } = await site.page(path);
    const links = $('a')
      .toArray()
      .map((link) => $(link).attr('aria-label') ?? wordsOf($(link)));
    const vague = links.filter((words) =>
      /^(more|more of it|read more|here|click here|learn more|discover)$/i.test(words),
    );
    expect(vague, path).toEqual([]);
  }
  const { $ } = await site.page('/experiences/safari');
  const asked = $('main li[data-shown-for] a[href*="/enquire/experiences"]');
  expect(asked.length).toBeGreaterThan(5);
  for (const link of asked.toArray()) {
    const title = wordsOf($(link).closest('li[data-shown-for]').find('h3'));
    expect($(link).attr('aria-label')).toBe(`Enquire: ${title}`);
  }
});

test('TRV-01/prices what an experience costs is an amount with its unit, or why there is none', () => {
  for (const { title, cost } of experiences)
    expect(cost, title).toMatch(
      /R \d[\d {2}]*.*\b(per (person|child|car|tree|vehicle|treehouse)|for two people)|^Included in your stay|price on request$|^Price on request$|per night$/i,
    );
});

/** What may be said again, as whole sentences: each has to be read where it is agreed to, or where its price stands. */
const excepted = [
  // The consent of each form on a page.
  /^I agree to my information being recorded/,
  // Legal notes of a price, in the terms of each property.
  /including VAT|^You pay the price you were quoted/,
  // Levies, in what a place's price holds and in what it does not.
  /\blevy\b/i,
];

const alsoRead = [
  '/monwana',
  '/marataba',
  '/capecadogan',
  '/lionsands/ivory-lodge',
  '/lionsands/tinga-lodge',
  '/marataba/safari-lodge',
  '/marataba/experiences',
  '/marataba/treehouses',
  '/marataba/safaris',
  '/marataba/mountain-lodge',
  '/capecadogan/rates-and-offers',
  '/experiences/food-and-wine',
  '/experiences/mack-and-madi-family-adventure',
  '/experiences/community-and-conservation',
  '/experiences/celebrations-and-honeymoons',
  '/experiences/explore',
];

test.each([...templates.map(({ path }) => path), ...alsoRead, ...kindPages.map(({ path }) => path)])(
  'TRV-01/no-sentence-twice %s',
  async (path) => {
    const { $ } = await site.page(path);
    const twice = sentencesTwice($).filter((sentence) => !excepted.some((each) => each.test(sentence)));
    expect(twice).toEqual([]);
  },
);
