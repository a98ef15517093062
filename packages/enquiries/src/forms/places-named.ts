import { type Collection, type Property, propertyOfPath, standsUnder } from '@sundowner/brand';
import type { FormValues } from './form.ts';

/** A word by which an enquiry names a property: one of its names, what a form's list calls it, or the address its pages stand under. */
export interface PropertyWord {
  readonly word: string;
  /** Key of the property. */
  readonly property: string;
}

const namesOf = ({ name, shortName, locations }: Property): readonly string[] => [
  name,
  shortName,
  ...Object.values(locations),
];

/** The words of every published property, each once. */
export const propertyWords = ({ properties }: Collection): readonly PropertyWord[] =>
  properties.flatMap((property) =>
    [...new Set([...namesOf(property), property.root])]
      .filter((word) => word !== '')
      .map((word) => ({ word, property: property.key })),
  );

/** A name of something in the collection that enquiries name, as forms and pages have it. */
export interface PlaceName {
  /** The same whatever it is called and wherever its page is: the tag of a lodge, the key of a region, the id of another entry. */
  readonly place: string;
  readonly name: string;
  /** Key of the property that enquiries about it are about; `null` where they may be about any, or none. */
  readonly property: string | null;
  /** What it was kept under before its id was known: names kept there are its own. */
  readonly before?: string;
}

/** The names of everything published that a form's list may name, each once. */
export const placeNames = (collection: Collection): readonly PlaceName[] =>
  [
    ...collection.lodges.map(({ tag, name, enquiryName, property }) => ({
      ...{ place: tag, names: [name, enquiryName], property },
    })),
    // An address can look like the id of another residence, so that the two are kept apart.
    ...collection.residences.map(({ id, slug, name, enquiryName }) => ({
      ...{ place: `residence:${id}`, names: [name, enquiryName], before: `residence/${slug}` },
    })),
    ...collection.cards
      .filter(({ enquiryName }) => enquiryName !== '')
      .map(({ tag, name, enquiryName }) => ({ place: tag, names: [name, enquiryName] })),
    ...collection.regions.map(({ key, name, displayName }) => ({
      ...{ place: `region/${key}`, names: [name, displayName] },
    })),
    ...collection.countries.map(({ id, name }) => ({ place: `country/${id}`, names: [name] })),
    ...collection.journeys.map(({ id, name, enquiryName }) => ({
      ...{ place: `journey/${id}`, names: [name, enquiryName] },
    })),
    ...collection.experiences.map(({ id, name, value }) => ({
      ...{ place: `experience/${id}`, names: [name, value] },
    })),
  ].flatMap(({ names, property, ...place }: Named) =>
    [...new Set(names)]
      .filter((name) => name !== '')
      .map((name) => ({ ...place, name, property: property ?? null })),
  );

interface Named extends Pick<PlaceName, 'place' | 'before'> {
  readonly names: readonly string[];
  readonly property?: string;
}

/** The properties among the places an enquiry names, by what a form's list calls them or by their own names. */
export function propertiesNamed(places: readonly string[], { properties }: Collection): Property[] {
  return properties.filter((property) => namesOf(property).some((each) => places.includes(each)));
}

/** Keys by words that no published property has: the properties had them when the form was opened. */
function formerlyNamed(
  places: readonly string[],
  collection: Collection,
  kept: readonly PropertyWord[],
): string[] {
  const unknown = places.filter((place) => propertiesNamed([place], collection).length === 0);
  return kept.filter(({ word }) => unknown.includes(word)).map(({ property }) => property);
}

/** Key of the property that had its pages where none has them now. */
const formerlyAt = (page: string, kept: readonly PropertyWord[]): readonly string[] =>
  kept
    .filter(({ word }) => word.startsWith('/') && standsUnder(word, page))
    .map(({ property }) => property)
    .slice(0, 1);

/**
 * Keys of the properties an enquiry is about: of every one it names, or else of the one whose page it was sent from.
 *
 * @param kept words that named properties while its form may have been opened: a property may have been renamed, moved or retired since.
 *   A published property with the same word comes first
 */
export function propertiesAsked(
  values: Readonly<FormValues>,
  page: string,
  collection: Collection,
  kept: readonly PropertyWord[] = [],
): readonly string[] {
  const places = [values.locationToVisit ?? []].flat();
  const named = propertiesNamed(places, collection).map(({ key }) => key);
  const all = [...new Set([...named, ...formerlyNamed(places, collection, kept)])];
  if (all.length > 0) return all;
  const own = propertyOfPath(page, collection);
  return own ? [own.key] : formerlyAt(page, kept);
}
