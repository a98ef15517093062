import { describe, expect, test } from 'vitest';
import { experiencesOf } from '../../demo/content/experience-list.ts';
import { experiencesCategories, experiencesOfCategories } from '../../demo/content/experiences.ts';
import { collectionPages } from '../../demo/content/place-pages/cape-and-all.ts';
import { kindAddresses, kindsOfProperties } from '../../demo/content/property-kinds.ts';
import { crumbsOf, eachOf, partNamed, shown, wordsOf } from '../support/page-parts.ts';
import { type SitePage, site } from '../support/shared-site.ts';
import { expectNobodyHas } from './nobody-has.ts';

const everything = Object.values(experiencesOf).flat();
const titlesFor = (tag: string, all: readonly (typeof everything)[number][] = everything) =>
  all.filter(({ personas }) => personas.some((each) => each === tag)).map(({ title }) => title);

type Page = SitePage['$'];
/** What there is to do, as the page lists it for one kind of traveller. */
const listed = ($: Page) => eachOf($, shown($, $('main li[data-shown-for]')).find('h3'));
/** The address of one of the choices, or the one that is made. */
const choice = ($: Page, label: string) =>
  $('main [data-choice]').filter((_, link) => wordsOf($(link)) === label);
/** What the page says of how many there are. */
const count = ($: Page) => wordsOf($('main [data-choice-links] [role="status"]'));

test('RT-07/index CNT-15/experiences CNT-07/all every kind with everything there is of it, whoever comes', async () => {
  const { status, $ } = await site.page('/experiences');
  expect(status).toBe(200);
  expect(wordsOf($('h1'))).toBe('Experiences at our lodges and in Cape Town');
  const kinds = eachOf($, shown($, $('main h2')));
  for (const { title } of experiencesCategories) expect(kinds).toContain(title);
  expect(shown($, $('main [data-choice-group] li[data-shown-for]'))).toHaveLength(everything.length);
  expect(choice($, 'All').attr('aria-current')).toBe('true');
  expect(count($)).toBe(`${everything.length} experiences`);
});

test.each([
  ['CNT-07/couples', 'Couples', 'couples', 'for couples'],
  ['CNT-07/families', 'Families', 'families', 'for families'],
  ['CNT-07/friends', 'Friends', 'friends', 'for friends'],
  ['CNT-07/solo-traveller', 'Solo Traveller', 'solo-traveller', 'for one'],
  ['CNT-07/honeymooners', 'Honeymooners', 'honeymooners', 'for honeymooners'],
  ['CNT-07/other', 'Other', 'other', 'for everyone else'],
])('%s without scripts each choice is a page of its own', async (_, label, word, whom) => {
  const { $: all } = await site.page('/experiences');
  const address = choice(all, label).attr('href') ?? '';
  expect(address).toBe(`/experiences?persona=${word}`);
  const { $ } = await site.page(address);
  const expected = titlesFor(`persona-${word}`);
  expect(expected.length).toBeLessThanOrEqual(everything.length);
  expect(listed($)).toEqual(expected);
  expect(count($)).toBe(`${expected.length} experiences ${whom}`);
  expect(choice($, label).attr('aria-current')).toBe('true');
});

test('CNT-07/couples of a kind too, and an unknown choice is All', async () => {
  const path = '/experiences/food-and-wine';
  const { $: all } = await site.page(path);
  expect(listed(all)).toHaveLength(experiencesOf.foodwine.length);
  const alone = titlesFor('persona-solo-traveller', experiencesOf.foodwine);
  expect(alone.length).toBeLessThan(experiencesOf.foodwine.length);
  const { $ } = await site.page(choice(all, 'Solo Traveller').attr('href') ?? '');
  expect(listed($)).toEqual(alone);
  const { $: unknown } = await site.page(`${path}?persona=penguins`);
  expect(listed(unknown)).toHaveLength(experiencesOf.foodwine.length);
});

test('CNT-07/families who is coming decides what a property lists', async () => {
  const rows = ($: Page) => eachOf($, shown($, $('main article li[data-shown-for]')).find('a'));
  const { $: all } = await site.page('/lionsands/experiences');
  const address = choice(all, 'Families').attr('href') ?? '';
  expect(address).toBe('/lionsands/experiences?persona=families');
  const { $ } = await site.page(address);
  const families = rows($);
  expect(count($)).toBe(`${families.length} experiences for families`);
  expect(families.length).toBeGreaterThan(0);
  expect(families.length).toBeLessThan(rows(all).length);
  for (const name of families) expect(titlesFor('persona-families')).toContain(name);
});

const kinds = experiencesCategories
  .filter(({ identifier }) => identifier !== 'treehouses')
  .map((each) => ({ ...each, slug: each.link?.split('/').at(-1) ?? '' }));

test.each(kinds)(
  'RT-07/$slug CNT-15/category the kind with its experiences, its three favourites and what guests wrote',
  async ({ slug, title, subtitle, identifier }) => {
    const { status, $ } = await site.page(`/experiences/${slug}`);
    expect(status).toBe(200);
    expect(wordsOf($('h1'))).toBe(collectionPages.find(({ key }) => key === `experiences-${slug}`)?.title);
    expect(wordsOf($('main'))).toContain(wordsOf({ text: () => subtitle ?? '' }));
    const own = experiencesOf[identifier as keyof typeof experiencesOf];
    for (const { title: name, cost } of own) {
      const card = $('main li[data-shown-for]').filter((_, each) =>
        eachOf($, $(each).find('h3')).includes(name),
      );
      expect(wordsOf(card), name).toContain(wordsOf({ text: () => cost }));
    }
    const favourites = experiencesOfCategories.find(
      (each) => each.identifier === identifier,
    )?.familyFavourites;
    expect(favourites).toHaveLength(3);
    expect(partNamed($, 'Guests ask for these most often').find('li')).toHaveLength(3);
    expect(partNamed($, `${title}, in pictures`).find('figure')).toHaveLength(3);
    expect(partNamed($, 'What guests wrote').find('blockquote').length).toBeGreaterThan(0);
    const sheet = $('main a').filter((_, link) => wordsOf($(link)).startsWith('Download the sheet PDF'));
    expect(sheet.attr('href')).toMatch(/^\/media\//);
    expect($('title').text()).not.toBe('');
  },
);

test.each(['/experiences/no-such-kind', '/experiences/treehouses', '/experiences/safari/more'])(
  'RT-07/safari a kind nobody has is 404, and so is the treehouses’, who have pages elsewhere: %s',
  expectNobodyHas,
);

describe.each([
  ['RT-04/experiences', 'lionsands', 'Lion Sands'],
  ['RT-05/experiences', 'marataba', 'Marataba'],
  ['RT-06/monwana-experiences', 'monwana', 'Monwana'],
  ['RT-06/capecadogan-experiences', 'capecadogan', 'Cape Cadogan'],
] as const)('%s CNT-15/property RT-16/%s NAV-14/experiences', (_, key, name) => {
  test('the kinds it has, each on a page of its own', async () => {
    const { status, $ } = await site.page(`/${key}/experiences`);
    expect(status).toBe(200);
    const own = kindsOfProperties[key];
    expect(eachOf($, $('main article h2'))).toEqual(own.map(([, title]) => title));
    for (const [kind, title] of own) {
      const path = `/${key}/experiences/${kindAddresses[kind]}`;
      const { $: page } = await site.page(path);
      expect(wordsOf(page('h1')), path).toBe(title);
      const here = experiencesOf[kind].filter(({ availableAt }) => availableAt.includes(key));
      expect(page('main li[id]'), path).toHaveLength(here.length);
    }
    const { $: food } = await site.page(`/${key}/experiences/food-and-wine`);
    const trail = crumbsOf(food);
    expect(eachOf(food, trail)).toEqual(['Home', name, 'Experiences', 'Food & Wine']);
    expect(trail.eq(2).find('a').attr('href')).toBe(`/${key}/experiences`);
    expect(trail.last().find('[aria-current="page"]').addBack('[aria-current="page"]')).toHaveLength(1);
  });
});

test.each(['/capecadogan/experiences/safari', '/lionsands/experiences/no-such', '/nowhere/experiences'])(
  'RT-16/unknown-category a kind the property does not have is 404: %s',
  expectNobodyHas,
);
