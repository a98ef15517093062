import { answersByRecord } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { findableCollections } from './findable-collections.ts';
import { mayBeFound, mergePages, type ReadFindable, toFindables } from './read-findables.ts';

const known = demonstrationCollection();
const around = { known, may: mayBeFound(known) };

/** What is found of an entry of a collection: kind, title, place and address of each. */
function found(collection: string, entry: Readonly<Record<string, unknown>>, within = around) {
  const how = findableCollections.find((each) => each.collection === collection);
  if (!how) throw new Error(`${collection} is not findable`);
  return toFindables({ id: 1, updatedAt: '2026-01-01T00:00:00.000Z', ...entry }, how, within);
}
const merge = (findables: readonly ReadFindable[]) =>
  mergePages(findables, (href) => answersByRecord(href, known));
const foundLines = (collection: string, entry: Readonly<Record<string, unknown>>) =>
  found(collection, entry).map(
    ({ kind, title, place, href, anchor }) => `${kind} | ${title} | ${place} | ${href}#${anchor}`,
  );

test('an experience without a page of its own is found on the page of its kind', () => {
  const balloon = { title: 'Hot-air balloon', slug: 'balloon', availableAt: 'Lion Sands' };
  const kind = { title: 'Explore', link: '/experiences/explore', createdAt: '2026-01-01' };
  expect(foundLines('experiences', { ...balloon, experienceCategory: kind })).toEqual([
    'Experience | Hot-air balloon | Lion Sands | /experiences/explore#balloon',
  ]);
  expect(foundLines('experiences', { ...balloon, experienceCategory: 7 })).toEqual([]);
});

test('rooms, offers and documents are found where they stand on their page', () => {
  const lodge = {
    ...{ name: 'River Lodge', link: '/lionsands/river-lodge', property: 'lionsands' },
    createdAt: '2026-01-01',
  };
  expect(foundLines('room', { roomName: 'River suite', slug: 'river-suite', accommodation: lodge })).toEqual([
    'Room | River suite | River Lodge | /lionsands/river-lodge/rooms#river-suite',
  ]);
  const [offer] = found('offer', {
    ...{ title: 'Stay four', slug: 'stay-four', property: 'lionsands', text: 'The fourth is free.' },
    ...{ from: '2026-10-01T12:00:00.000Z', until: '2027-03-31T12:00:00.000Z' },
  });
  expect(offer).toMatchObject({
    ...{ group: 'offers', place: 'Lion Sands', href: '/lionsands/rates-and-offers', anchor: 'stay-four' },
    shown: { from: '2026-10-01', until: '2027-03-31' },
  });
  expect(foundLines('download', { title: 'Fact sheet: Monwana', property: 'monwana' })).toEqual([
    'Download | Fact sheet: Monwana | Monwana | /information-downloads#fact-sheet-monwana',
  ]);
});

test('COL-03/retired COL-03/no-dead-link files and offers of a property that is retired are not found', () => {
  expect(foundLines('download', { title: 'Fact sheet', property: 'sold' })).toEqual([]);
  expect(foundLines('offer', { title: 'Stay four', slug: 'stay-four', property: 'sold' })).toEqual([]);
  expect(foundLines('download', { title: 'Fact sheet', property: null })).toHaveLength(1);
  expect(foundLines('offer', { title: 'Stay four', slug: 'stay-four' })).toHaveLength(1);
});

test('a lodge is found, and each of its questions on its page', () => {
  const pool = { title: 'Swimming pool', createdAt: '2026-01-01' };
  const [whole, ...parts] = found('accommodation', {
    ...{ name: 'River Lodge', link: '/lionsands/river-lodge', kind: 'lodge', property: 'lionsands' },
    amenities: [pool, 9],
    questions: [{ question: 'May we swim?', answer: 'In the pool.' }],
  });
  expect(whole).toMatchObject({ kind: 'Lodge', text: '', also: 'lodge Swimming pool', anchor: '' });
  expect(parts.map(({ key, kind, place, href, anchor }) => [key, kind, place, href, anchor])).toEqual([
    [
      'accommodation:1#question-may-we-swim',
      'Question',
      'River Lodge',
      '/lionsands/river-lodge',
      'question-may-we-swim',
    ],
  ]);
});

test('a property that is one lodge is one thing, and so is a question both answer; a page keeps its parts', () => {
  const question = { questions: [{ question: 'May we swim?', answer: 'Yes.' }] };
  const merged = merge([
    ...found('propertyUpdated', { key: 'monwana', slug: 'monwana', name: 'Monwana', ...question }),
    ...found('accommodation', { link: '/monwana', name: 'Monwana', kind: 'lodge', ...question }),
    ...found('introSection', { heroBannerFor: 'monwana', primaryTextMain: 'A page' }),
    ...found('introSection', { heroBannerFor: 'rates', primaryTextMain: 'Rates' }),
    ...found('offer', { title: 'Stay four', slug: 'stay-four' }),
  ]);
  expect(merged.map(({ kind, title, href, anchor }) => `${kind} ${title} ${href}#${anchor}`)).toEqual([
    'Lodge Monwana /monwana#',
    'Question May we swim? /monwana#question-may-we-swim',
    'Offer Stay four /rates#stay-four',
    'Page Rates /rates#',
  ]);
});

test('what stands at a place that is not published is not found', () => {
  const words = { primaryTextMain: 'A place' };
  expect(found('introSection', { heroBannerFor: 'lionsands-river-lodge', ...words })).toHaveLength(1);
  expect(found('introSection', { heroBannerFor: 'lionsands-gone-lodge', ...words })).toEqual([]);
  expect(found('introSection', { heroBannerFor: 'residences-gone', ...words })).toEqual([]);
});

test('dialogs are not found, but for what to expect', () => {
  expect(around.may('/enquire/telephone')).toBe(false);
  expect(
    foundLines('whatToExpect', { slug: 'balloon', title: 'Balloon', availableAt: 'Lion Sands' }),
  ).toEqual(['What to expect | Balloon: what to expect | Lion Sands | /enquire/what-to-expect/balloon#']);
});

describe('a page below a property that is about one kind of experience', () => {
  const link = '/lionsands/experiences/food-and-wine';
  const kind = { title: 'Food and wine', subtitle: 'Three tables', description: 'Under a tree.', link };
  const page = { contentfulTag: 'lion-sands', experienceCategories: [kind, { title: 'Nothing yet' }] };
  const intro = { heroBannerFor: 'experiences-food-and-wine-lionsands', primaryTextMain: 'Eating out' };
  const lines = (findables: readonly ReadFindable[]) =>
    merge(findables).map(({ kind: what, title, place, href }) => `${what} | ${title} | ${place} | ${href}`);

  test('CNT-04/sitemap is found by the words its property has for it, without an introduction of its own', () => {
    expect(lines(found('experiencesProperty', page))).toEqual([
      `Page | Food and wine | Lion Sands | ${link}`,
    ]);
    const [only] = merge(found('experiencesProperty', page));
    expect(only).toMatchObject({ summary: 'Three tables', text: 'Under a tree.' });
  });

  test('its introduction comes first, and makes no page alone', () => {
    const both = [...found('introSection', intro), ...found('experiencesProperty', page)];
    expect(lines(both)).toEqual([`Page | Eating out |  | ${link}`]);
    expect(lines(found('introSection', intro))).toEqual([]);
  });

  test('neither the words of another property make it, nor a kind or an experience that leads there', () => {
    const category = { title: 'Food', link, createdAt: '2026-01-01' };
    expect(
      lines([
        ...found('experiencesProperty', { ...page, contentfulTag: 'monwana' }),
        ...found('experiencesCategory', { ...category, experiencesCategoryFor: 'lionsands-experiences' }),
        ...found('experiences', { title: 'Lunch', slug: 'lunch', experienceCategory: category }),
      ]),
    ).toEqual([]);
  });
});

test('an introduction is found where its page is: of a story that is published, of a list of journeys, never of one that is not', () => {
  const intro = (heroBannerFor: string) => found('introSection', { heroBannerFor, primaryTextMain: 'Words' });
  const hrefs = (...findables: readonly ReadFindable[]) => merge(findables).map(({ href }) => href);
  expect(hrefs(...intro('blog-first-rains'))).toEqual([]);
  expect(
    hrefs(...intro('blog-first-rains'), ...found('blog', { slug: 'first-rains', title: 'Rain' })),
  ).toEqual(['/blog/first-rains']);
  expect(hrefs(...intro('curated-journeys-summer'))).toEqual([]);
  expect(hrefs(...intro('curated-journeys-summer'), ...found('packageSection', { slug: 'summer' }))).toEqual([
    '/curated-journeys/summer',
  ]);
  expect(hrefs(...intro('lionsands-covid'))).toEqual([]);
  expect(mayBeFound({ ...known, absentPages: ['/careers'] })('/careers')).toBe(false);
});

test('a page of rooms is found while there is a room', () => {
  const lodge = { name: 'River Lodge', link: '/lionsands/river-lodge', property: 'lionsands' };
  const words = { heroBannerFor: 'lionsands-river-lodge-rooms', primaryTextMain: 'Rooms' };
  const lodges = known.lodges.map((each) => ({ ...each, hasRooms: each.path !== lodge.link }));
  const without = { known: { ...known, lodges }, may: mayBeFound({ ...known, lodges }) };
  expect(found('introSection', words, without)).toEqual([]);
  const intro = found('introSection', words);
  const room = { roomName: 'River suite', slug: 'river-suite', accommodation: lodge };
  expect(merge([...intro, ...found('room', room)]).map(({ title }) => title)).toEqual([
    'River suite',
    'Rooms',
  ]);
});
