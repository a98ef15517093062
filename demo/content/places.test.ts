import { lastingPages, pageKey, propertyOfPath } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../tests/support/demonstration-collection.ts';
import { details } from './experience-entries/details.ts';
import { experiencesOf } from './experience-list.ts';
import { placeBanners, placeIntros } from './place-pages.ts';
import { placeQuotes } from './place-quotes.ts';
import { places } from './places.ts';
import type { PlateReference } from './references.ts';
import { roomsOf } from './rooms.ts';

const brand = { shortName: 'More', collectionName: 'More', slug: 'more', initials: 'MC', description: '' };
const plateOf = (picture: unknown) => (picture as PlateReference | null | undefined)?.plate;
const repeated = <Value>(list: readonly Value[]) =>
  list.filter((each, index) => each !== undefined && list.indexOf(each) !== index);

describe('lodges and their rooms', () => {
  test.each(Object.entries(roomsOf))('the rooms of %s add up to what its page says', (tag, rooms) => {
    const stay = places.accommodation.find((each) => each.contentfulTag === tag);
    const counted = rooms.map(
      ({ howMany, slug: room }) => (howMany ?? 0) * (room === 'cape-family-rooms' ? 2 : 1),
    );
    expect(counted.reduce((sum, many) => sum + many, 0)).toBe(stay?.roomCount);
  });

  test.each([
    ['lion-sands-river-lodge', 36],
    ['monwana', 16],
    ['marataba-mountain-lodge', 30],
  ])('%s sleeps as many as the stories say', (tag, guests) => {
    expect(places.accommodation.find((stay) => stay.contentfulTag === tag)?.sleeps).toBe(guests);
  });

  const heroOf = (key: string | undefined) =>
    placeBanners().find(({ heroBannerFor }) => heroBannerFor === key)?.backgroundImage;

  test.each([
    ...places.accommodation.map((stay) => [
      stay.link,
      [heroOf(stay.hero?.name), stay.diningImage, ...(stay.gallery ?? [])],
    ]),
    ...places.treehouse.map(({ slug, hero, hours, gallery }) => [
      slug,
      [heroOf(hero?.name), ...(hours ?? []).flatMap(({ image }) => image ?? []), ...(gallery ?? [])],
    ]),
    ...places.residence.map(({ slug, hero, gallery }) => [slug, [heroOf(hero.name), ...(gallery ?? [])]]),
    ...places.destination.map(({ slug, hero, image, gallery }) => [
      slug,
      [heroOf(hero?.name), image, ...(gallery ?? [])],
    ]),
    ...places.propertyUpdated.map((property) => [
      property.link,
      [
        heroOf(property.key),
        ...places.accommodation
          .filter(({ rootlink, link }) => rootlink === property.link && link !== property.link)
          .filter(({ kind }) => kind === 'lodge' || kind === 'residence')
          .map(({ cardImage }) => cardImage),
        heroOf(`${property.key}-treehouses`),
        ...places.propertyFavourites
          .filter(({ contentfulTag }) => contentfulTag === property.contentfulTag)
          .flatMap(({ favourites }) => (favourites ?? []).map(({ experienceImage }) => experienceImage)),
        ...placeQuotes
          .filter(({ quoteFor }) => quoteFor === property.key)
          .map((each) => each.backgroundImage),
        ...(property.gallery ?? []),
      ],
    ]),
  ])('%s repeats no plate within itself', (_, pictures) => {
    expect(repeated((pictures as unknown[]).map(plateOf))).toEqual([]);
  });

  test.each([
    ['lodges', places.accommodation.map(({ cardImage }) => cardImage)],
    ['rooms', places.room.map(({ dropDownImage }) => dropDownImage)],
    ['treehouses', places.treehouse.map(({ dropDownImage }) => dropDownImage)],
    ['properties', places.propertyUpdated.map(({ cardImage }) => cardImage)],
  ])('no two %s share a plate', (_, pictures) => {
    expect(repeated(pictures.map(plateOf))).toEqual([]);
  });
});

describe('rates', () => {
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

  test.each(places.rate.map((rate) => [rate.title, rate] as const))(
    '%s has a price for every night',
    (_, rate) => {
      const seasons = rate.seasons ?? [];
      expect(seasons[0]?.from).toBe(`${rate.year}-01-01T12:00:00.000Z`);
      expect(seasons.reduce((sum, { from, to }) => sum + days(from, to), 0)).toBe(365);
      for (const [index, season] of seasons.entries()) {
        const before = seasons[index - 1];
        if (before) expect(days(before.to, season.from), season.name).toBe(2);
        expect(season.unit ?? season.perPersonSharing, season.name).toBeGreaterThan(0);
        if (season.single) expect(season.single).toBeGreaterThanOrEqual(season.perPersonSharing ?? 0);
      }
    },
  );

  test('every room type, house and treehouse is priced for both years', () => {
    const years = (field: 'room' | 'residence' | 'treehouse', slug: string) =>
      places.rate.filter((rate) => rate[field]?.name === slug).map(({ year }) => year);
    for (const { slug } of places.room) expect(years('room', slug), slug).toEqual([2026, 2027]);
    for (const { slug } of places.residence) expect(years('residence', slug), slug).toEqual([2026, 2027]);
    for (const { slug } of places.treehouse) expect(years('treehouse', slug), slug).toEqual([2026, 2027]);
  });

  test('a treehouse and its experience say what a night begins at in the year to come', () => {
    for (const { slug, supplement } of places.treehouse) {
      const rate = places.rate.find(({ treehouse, year }) => treehouse?.name === slug && year === 2027);
      const least = Math.min(...(rate?.seasons ?? []).map(({ unit }) => unit ?? 0));
      expect(supplement, slug).toBe(least);
      const told = places.experiences.find((each) => each.slug === `one-night-at-${slug}`);
      expect(told?.cost, slug).toContain(least.toLocaleString('en').replace(',', ' '));
      expect(told?.price, slug).toBe(least);
    }
  });
});

describe('what there is to do', () => {
  test('every kind has six or more, and every experience its details', () => {
    for (const [kind, list] of Object.entries(experiencesOf)) {
      expect(list.length, kind).toBeGreaterThanOrEqual(6);
      for (const { slug } of list) expect(details[slug], slug).toBeDefined();
    }
    expect(Object.keys(details)).toHaveLength(places.experiences.length);
  });

  test('a kind listed by a property has something at it', () => {
    for (const { contentfulTag, experienceCategories } of places.experiencesProperty) {
      for (const kind of experienceCategories ?? []) {
        expect(kind.experiences?.length, `${contentfulTag} ${kind.title}`).toBeGreaterThan(0);
      }
    }
  });

  test('every year of safaris has twelve months, January first', () => {
    for (const { title, months } of places.ourSafaris) {
      expect(months?.map(({ month }) => month.slice(0, 3)).join(' '), title).toBe(
        'jan feb mar apr may jun jul aug sep oct nov dec',
      );
      for (const { high, low } of months ?? []) expect(high ?? 0).toBeGreaterThan(low ?? 0);
    }
  });
});

describe('booking and pages', () => {
  test('CNT-18 the seventeen tags have a card; those of Madikwe lead nowhere', () => {
    const tags = places.accommodationCard.map(({ contentfulTag }) => contentfulTag);
    expect(new Set(tags).size).toBe(17);
    for (const { contentfulTag } of places.accommodation) expect(tags).toContain(contentfulTag);
    for (const { accommodationTag } of places.residence)
      if (accommodationTag) expect(tags).toContain(accommodationTag);
    for (const { contentfulTag, checkAvailabilityLink } of places.accommodationCard) {
      if (contentfulTag.startsWith('madikwe-')) expect(checkAvailabilityLink).toBeUndefined();
      else expect(checkAvailabilityLink).toMatch(/^https:\/\/book\.example\.com\//);
    }
  });

  test('every page of a property has a banner and a head of its own', () => {
    const keys = placeBanners().map(({ heroBannerFor }) => heroBannerFor);
    const collection = demonstrationCollection();
    const wanted = lastingPages(collection)
      .filter((path) => propertyOfPath(path, collection))
      .map((path) => pageKey(path));
    expect(wanted.length).toBeGreaterThan(20);
    expect(keys).toEqual(expect.arrayContaining(wanted));
    expect(repeated(keys)).toEqual([]);
    expect(placeIntros(brand).map(({ heroBannerFor }) => heroBannerFor)).toEqual(keys);
  });

  test('descriptions of pages are sentences a search result can show whole', () => {
    for (const { heroBannerFor, metaDescription, metaTitle } of placeIntros(brand)) {
      expect(metaDescription?.length, heroBannerFor).toBeGreaterThanOrEqual(60);
      expect(metaDescription?.length, heroBannerFor).toBeLessThanOrEqual(160);
      expect(metaTitle?.length, heroBannerFor).toBeLessThanOrEqual(75);
    }
  });

  test('some offers hold today, and each ends after it begins', () => {
    const today = Date.parse('2026-11-22T12:00:00Z');
    const holding = places.offer.filter(
      ({ from, until }) => Date.parse(from) <= today && today <= Date.parse(until),
    );
    expect(holding.length).toBeGreaterThanOrEqual(5);
    expect(places.offer.length).toBeGreaterThan(holding.length);
    for (const { from, until } of places.offer) expect(Date.parse(until)).toBeGreaterThan(Date.parse(from));
  });
});
