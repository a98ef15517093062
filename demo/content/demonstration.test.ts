import { entryPath, lastingPages, pageKey, pathOfPageKey, routeOf } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../tests/support/demonstration-collection.ts';
import { plates } from '../plates/plates.ts';
import { demonstration } from './demonstration.ts';
import { linksOf, plainText } from './rich-text.ts';

const demo = demonstration();
const collection = demonstrationCollection();

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(strings);
}
const everyWord = [...strings(demo), ...strings(plates)];

describe('links', () => {
  const inText = [...demo.blog.map(({ body }) => body), ...demo.privacyPolicy.sections.map((s) => s.body)];
  const links = [
    demo.homepage.statementLinkHref,
    ...demo.propertyUpdated.map(({ slug }) => `/${slug}`),
    ...demo.experiencesCategory.map(({ link }) => link),
    ...demo.footer.flatMap((section) => section.links.map(({ url }) => url)),
    ...demo.packages.map((journey) => entryPath('packages', journey, collection) ?? ''),
    ...demo.blog.map(({ slug }) => `/blog/${slug}`),
    ...inText.flatMap(linksOf),
  ];

  test.each([...new Set(links)])('%s leads to a page of the route table, or away from it', (href) => {
    if (href.startsWith('/')) expect(routeOf(href, collection)).not.toBeNull();
    else expect(href).toMatch(/^(https:\/\/|mailto:[^@]+@example\.com$)/);
  });

  test('the footer follows the brand', () => {
    const brand = {
      shortName: 'Veld',
      collectionName: 'Veld',
      slug: 'veld',
      initials: 'VE',
      description: '',
    };
    const urls = demonstration(brand).footer.flatMap((section) => section.links.map(({ url }) => url));
    expect(urls).toContain('/veld-360s');
    expect(urls.some((url) => url.startsWith('/more-'))).toBe(false);
  });
});

/** Id of a picture, however its entry names it. */
const plateOf = (picture: unknown): unknown =>
  typeof picture === 'object' && picture !== null && 'plate' in picture ? picture.plate : picture;

describe('plates', () => {
  test('alternative texts say something, and no two say the same', () => {
    const texts = Object.values(plates).map(({ alt }) => alt);
    expect(new Set(texts).size).toBe(texts.length);
    for (const alt of texts) expect(alt).toMatch(/^(?!(image|picture|illustration) of).{30,140}$/i);
  });

  test('focal points lie inside the picture and coordinates in southern Africa', () => {
    for (const { focus, coordinates } of Object.values(plates)) {
      expect(focus.x).toSatisfy((x: number) => x > 0 && x < 100);
      expect(focus.y).toSatisfy((y: number) => y > 0 && y < 100);
      if (coordinates)
        expect(coordinates).toMatch(/^(1[3-9]|2\d|3[0-4])°[0-5]\d′S (1[1-9]|2\d|3\d)°[0-5]\d′E$/);
    }
  });

  test('no plate stands twice on the home page or in the dialogs over it', () => {
    const featured = demo.packages.filter(({ slug }) => demo.homepage.journeys.includes(slug));
    // Banners of other pages stand there.
    const overHome = demo.heroBanner.filter(({ heroBannerFor }) =>
      ['enquire-telephone', 'thank-you', 'apology'].includes(heroBannerFor),
    );
    const shown = [
      demo.homepage.heroPicture,
      demo.homepage.defaultDropDownImage,
      ...demo.propertyUpdated.flatMap((property) => [property.cardImage, property.dropDownImage]),
      ...demo.experiencesCategory.map(({ mainImage }) => mainImage),
      ...demo.quoteComponent
        .filter(({ quoteFor }) => quoteFor === 'home')
        .map((quote) => quote.backgroundImage),
      ...featured.map(({ picture }) => picture),
      ...demo.blog.slice(0, 3).map(({ image }) => image),
      ...overHome.map(({ backgroundImage }) => backgroundImage),
    ].map(plateOf);
    expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
  });

  test.each([
    ['stories', demo.blog.map(({ image }) => image)],
    ['journeys', demo.packages.map(({ picture }) => picture)],
    ['portraits', demo.teamMember.map(({ portrait }) => portrait)],
  ])('the %s have a plate each', (_, values) => {
    const ids = values.map(plateOf);
    expect(ids).not.toContain(null);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('words', () => {
  test.each([
    'nestled',
    'unforgettable',
    'journey of a lifetime',
    'hidden gem',
    'breathtaking',
    'unparalleled',
  ])('nobody says "%s"', (phrase) => {
    expect(everyWord.filter((text) => text.toLowerCase().includes(phrase))).toEqual([]);
  });

  test('apostrophes and quotation marks are the printer’s, and no space is doubled', () => {
    // The filter's own name, which links and imports carry.
    const names = everyWord.filter((text) => !/^(Interests - )?Children's Adventures$/.test(text));
    expect(names.filter((text) => /["']| {2}/.test(text))).toEqual([]);
  });

  test('mailboxes are at example.com', () => {
    const boxes = everyWord.flatMap((text) => text.match(/[\w.+-]+@[\w.-]+/g) ?? []);
    expect(boxes.length).toBeGreaterThan(5);
    expect(boxes.filter((box) => !box.endsWith('@example.com'))).toEqual([]);
  });

  test('descriptions fit a search result', () => {
    for (const { metaDescription } of demo.introSection)
      expect(metaDescription?.length ?? 0, metaDescription ?? '').toBeLessThanOrEqual(160);
  });
});

describe('journeys', () => {
  test('the ten packages have their published names', () => {
    const packages = demo.packages.filter(({ kind }) => kind === 'package');
    expect(packages.map(({ title }) => title)).toEqual([
      'Explore Cape & Safari',
      'Family Ocean & Wildlife Safari',
      'Southern African Odyssey',
      'Classic Botswana & Victoria Falls',
      'Luxury Safari & Rail Journey',
      'South Africa Safari Adventure',
      'Victoria Falls & Botswana Under Canvas',
      'Stylish Wildlife & Beach',
      'Quintessential Cape',
      'Safari & Vic Falls',
    ]);
  });

  test('the nine curated journeys have the names tracking knows them by', () => {
    const curated = demo.packages.filter(({ kind }) => kind === 'curatedJourney');
    expect(curated.map(({ title }) => title)).toEqual([
      'Romance of Africa',
      'Great African Escape',
      'African Family Explorer',
      'Africa In Style',
      'Escape to South Africa',
      'Family Time In South Africa',
      'Love South Africa',
      'Big Five to Fair Cape',
      'South Africa Beckons',
    ]);
  });

  test.each(demo.packages)('the days of $title reach from the first to the last', ({ days, nights }) => {
    const numbers = days?.flatMap(({ title }) => title.match(/\d+/g) ?? []).map(Number) ?? [];
    expect(numbers[0]).toBe(1);
    expect([nights, nights + 1]).toContain(numbers.at(-1));
    for (const [index, { title }] of days?.entries() ?? []) {
      const before = days?.[index - 1]?.title.match(/\d+/g)?.at(-1);
      if (before) expect(Number(title.match(/\d+/)?.[0]), title).toBe(Number(before) + 1);
    }
  });

  test.each(demo.packages)('the nights of $title add up', ({ nights, stops }) => {
    expect(stops?.reduce((total, stop) => total + stop.nights, 0)).toBe(nights);
  });

  test('the home page shows three of them', () => {
    const slugs = demo.packages.map(({ slug }) => slug);
    expect(demo.homepage.journeys).toHaveLength(3);
    expect(demo.homepage.journeys.every((slug) => slugs.includes(slug))).toBe(true);
  });
});

describe('stories', () => {
  test('stand newest first under addresses of their own, one of them featured', () => {
    const dates = demo.blog.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(demo.blog.map(({ slug }) => slug)).size).toBe(demo.blog.length);
    expect(demo.blog.filter(({ isFeaturedPost }) => isFeaturedPost)).toHaveLength(1);
  });

  test.each(demo.blog)('$title is a story, not a caption', ({ body }) => {
    expect(plainText(body).split(/\s+/).length).toBeGreaterThan(300);
  });
});

describe('entries', () => {
  test('every built page and the apology have a head of their own', () => {
    const keys = demo.introSection.map(({ heroBannerFor }) => heroBannerFor);
    // The traveller's own page is a letter, and shows no opening words.
    const built = lastingPages(collection).filter((path) => path !== '/my-enquiry');
    expect(keys).toEqual(expect.arrayContaining([...built.map(pageKey), 'apology']));
    const pages = keys.filter((key) => key !== 'apology' && !key.startsWith('enquire-'));
    expect(pages.filter((key) => pathOfPageKey(key, collection) === null)).toEqual([]);
    expect(new Set(demo.introSection.map(({ metaTitle }) => metaTitle)).size).toBe(keys.length);
  });

  test('the properties have the names, roots and regions of the specification', () => {
    expect(demo.propertyUpdated.map((p) => [p.key, p.name, p.shortName, p.region, p.slug])).toEqual([
      ['lionsands', 'Lion Sands Game Reserve', 'Lion Sands', 'sabi-sand', 'lionsands'],
      ['monwana', 'Monwana Game Lodge', 'Monwana', 'thornybush', 'monwana'],
      ['marataba', 'Marataba Game Lodges', 'Marataba', 'marakele', 'marataba'],
      ['capecadogan', 'Cape Cadogan Boutique Hotel', 'Cape Cadogan', 'cape-town', 'capecadogan'],
    ]);
  });

  test('every property has the tag that its stories carry', () => {
    const titles = demo.tag.filter(({ category }) => category === 'Properties').map(({ title }) => title);
    for (const { key, storyTag } of demo.propertyUpdated) expect(titles, key).toContain(storyTag);
  });

  test('the six experience categories stand in the order of the forms', () => {
    const told = demo.experiencesCategory
      .filter(({ showInDropdown }) => showInDropdown)
      .map((c) => [c.dropdownPosition, c.identifier]);
    const keys = ['safari', 'treehouses', 'foodwine', 'mackmadi', 'communities', 'celebrations'];
    expect(told).toEqual(keys.map((key, index) => [index + 1, key]));
  });

  test('a member of the team signs the thank-you panel', () => {
    expect(demo.teamMember.map(({ name }) => name)).toContain(demo.contactDetails.thankYou.thankYouSignatory);
  });

  test('the policy names both laws, the officer and the months enquiries are kept', () => {
    const text = demo.privacyPolicy.sections.map(({ body }) => plainText(body)).join(' ');
    for (const word of ['POPIA', 'GDPR', 'information officer', '24 months', 'erase', '30 days']) {
      expect(text).toContain(word);
    }
  });
});
