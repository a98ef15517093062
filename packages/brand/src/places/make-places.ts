import { kindIdentifier } from '../addresses.ts';
import type { EntryLike } from '../entry-like.ts';
import {
  type CardPlace,
  type Country,
  type Destination,
  type ExperienceKind,
  type Journey,
  kindPages,
  type LocationList,
  locationLists,
  type Property,
  type Region,
  type Residence,
  type Treehouse,
} from './collection.ts';
import { idOf, list, part, pathOf, words } from './entry-fields.ts';

/** The forms whose list of locations a field names. */
export const offeredIn = (value: unknown): readonly LocationList[] =>
  locationLists.filter((name) => list(value).includes(name));

export function toTreehouse(entry: EntryLike, properties: readonly Property[]): Treehouse | null {
  const slug = words(entry.slug);
  const property = words(entry.property);
  if (!part.test(slug) || !properties.some(({ key }) => key === property)) return null;
  return { slug, name: words(entry.name), property };
}

export function toResidence(entry: EntryLike): readonly Residence[] {
  const slug = words(entry.slug);
  const name = words(entry.name);
  if (!part.test(slug) || name === '') return [];
  return [
    {
      id: idOf(entry) ?? '',
      slug,
      name,
      enquiryName: words(entry.enquiryName) || name,
      tag: words(entry.accommodationTag),
      property: words(entry.property),
      region: words(entry.region),
    },
  ];
}

export function toCard(entry: EntryLike): readonly CardPlace[] {
  const tag = words(entry.contentfulTag);
  if (tag === '') return [];
  const name = words(entry.name);
  const books = words(entry.checkAvailabilityLink) !== '';
  return [{ tag, name, region: words(entry.region), enquiryName: words(entry.enquiryName), books }];
}

export function toRegion(entry: EntryLike): readonly Region[] {
  const key = words(entry.key);
  const name = words(entry.name);
  if (key === '' || name === '') return [];
  return [
    {
      key,
      name,
      displayName: words(entry.displayName) || name,
      lookupName: words(entry.lookupName),
      hidden: entry.hidden === true,
      offeredIn: offeredIn(entry.offeredIn),
    },
  ];
}

export function toDestination(entry: EntryLike): readonly Destination[] {
  const slug = words(entry.slug);
  if (!part.test(slug)) return [];
  return [{ slug, name: words(entry.name), trackingCategory: words(entry.trackingCategory) }];
}

export function toCountry(entry: EntryLike): readonly Country[] {
  const slug = words(entry.slug);
  const name = words(entry.name);
  return part.test(slug) && name !== '' ? [{ id: idOf(entry) ?? '', slug, name }] : [];
}

/** Kinds of the whole collection: those a property has of its own are the same kinds, on pages below it. */
export function toExperience(entry: EntryLike): readonly ExperienceKind[] {
  if (words(entry.experiencesCategoryFor) !== 'experiences') return [];
  const path = pathOf(entry.link);
  const slug = path?.split('/').at(-1);
  const name = words(entry.title);
  if (!path || !slug || name === '') return [];
  const identifier = kindIdentifier(words(entry.identifier), name);
  return [
    {
      ...{ id: idOf(entry) ?? '', path, slug, page: pageOfKind(entry, slug), identifier, name },
      value: words(entry.enquiryValue),
    },
  ];
}

/** The one its entry names; else the one whose name its address ends with, in the singular too. */
function pageOfKind({ propertyPage }: EntryLike, slug: string): ExperienceKind['page'] {
  return (
    kindPages.find((page) => page === propertyPage) ??
    kindPages.find((page) => `${slug}s` === page || slug === page) ??
    ''
  );
}

export function toJourney(entry: EntryLike): readonly Journey[] {
  const slug = words(entry.slug);
  if (slug === '') return [];
  return [
    {
      ...{ id: idOf(entry) ?? '', slug, name: words(entry.title), enquiryName: words(entry.enquiryName) },
      trackingCategory: words(entry.trackingCategory),
    },
  ];
}
