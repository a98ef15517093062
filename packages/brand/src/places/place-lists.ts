import type { Collection, LocationList } from './collection.ts';
import { bookablePlaces } from './places.ts';

/** A choice of a form's list: what is received, and what visitors read. */
export interface ListedChoice {
  readonly value: string;
  readonly label: string;
  /** Of a lodge, its location as the list of locations spells it. */
  readonly group?: string;
}

/** A choice of an editors' list. */
export interface EditedChoice extends ListedChoice {
  /** Editors keep it, and offer it to nobody. */
  readonly offered?: false;
}

/** The lists of forms that offer the collection's places (FRM-03, FRM-09, FRM-13, FRM-16). */
export const placeListNames = [
  'locations',
  'celebration-locations',
  'destination-locations',
  'lodges',
  'residences',
  'journey-countries',
] as const;
export type PlaceListName = (typeof placeListNames)[number];

export const isPlaceListName = (name: string): name is PlaceListName =>
  placeListNames.some((each) => each === name);

/** Somebody who plans a celebration may leave open where; offered last, beside places only. */
const unsure: ListedChoice = { value: 'I am not sure', label: 'I am not sure' };

const same = (name: string): ListedChoice => ({ value: name, label: name });

const unique = (choices: readonly ListedChoice[]): readonly ListedChoice[] =>
  choices.filter(({ value }, at) => choices.findIndex((each) => each.value === value) === at);

/** Properties in their order, then the regions a form offers by their names. */
function locations(list: LocationList, { properties, regions }: Collection): readonly ListedChoice[] {
  return unique([
    ...properties.flatMap((property) => property.locations[list] ?? []).map(same),
    ...regions.filter(({ offeredIn }) => offeredIn.includes(list)).map(({ name }) => same(name)),
  ]);
}

/** Every lodge and every place without a page that has a name there, under the location of its property. */
function lodges(collection: Collection): readonly ListedChoice[] {
  const { properties } = collection;
  const cards = bookablePlaces(collection)
    .filter(({ paths }) => paths.length === 0)
    .map(({ enquiryName, region }) => ({
      enquiryName,
      // Of several properties of a region the first that the list of locations has.
      property: properties.find((each) => each.region === region && each.locations.email)?.key ?? '',
    }));
  const named = [...collection.lodges, ...cards].filter(({ enquiryName }) => enquiryName !== '');
  const at = (key: string, group?: string) =>
    named
      .filter(({ property }) => property === key)
      .map(({ enquiryName }) => ({ ...same(enquiryName), ...(group ? { group } : {}) }));
  return unique([...properties.flatMap(({ key, locations: { email } }) => at(key, email)), ...at('')]);
}

function ownChoices(name: PlaceListName, collection: Collection): readonly ListedChoice[] {
  switch (name) {
    case 'locations':
      return locations('email', collection);
    case 'celebration-locations':
      return locations('celebration', collection);
    case 'destination-locations':
      return locations('destination', collection);
    case 'lodges':
      return lodges(collection);
    case 'residences':
      return unique(collection.residences.map(({ enquiryName }) => same(enquiryName)));
    case 'journey-countries':
      return unique(collection.countries.map(({ name }) => same(name)));
  }
}

/** A list as forms offer it. */
export interface OfferedList {
  readonly choices: readonly ListedChoice[];
  /** Choices of the editors' list for which no place is published: offered no more, and taken for as long as the list names them. */
  readonly gone: readonly ListedChoice[];
}

/**
 * A list as it is offered now. Of places those that are published: in the order and the words of the editors' list of that name, without
 * those it withholds, and those it does not have after the others. Of anything else what editors have listed; of experiences, before they
 * have, the kinds there are.
 *
 * @param edited choices of the editors' list; absent where they have made none
 */
export function offeredList(
  name: string,
  edited: readonly EditedChoice[] | undefined,
  collection: Collection,
): OfferedList {
  if (isPlaceListName(name)) return offeredPlaces(name, edited ?? [], collection);
  const instead = name === 'experiences' ? kinds(collection) : [];
  return { choices: edited ? edited.filter(({ offered }) => offered !== false) : instead, gone: [] };
}

const kinds = ({ experiences }: Collection): readonly ListedChoice[] =>
  experiences.filter(({ value }) => value !== '').map(({ value, name }) => ({ value, label: name }));

function offeredPlaces(
  name: PlaceListName,
  edited: readonly EditedChoice[],
  collection: Collection,
): OfferedList {
  const own = ownChoices(name, collection);
  const placed = edited.map((choice) => ({
    choice,
    place: own.find(({ value }) => value === choice.value) ?? own.find(({ value }) => value === choice.label),
  }));
  const known = placed.flatMap(({ choice: { value, label, offered }, place }) =>
    place && offered !== false ? [{ ...place, value, label }] : [],
  );
  const missing = own.filter((place) => !placed.some((each) => each.place === place));
  const choices = [...known, ...missing];
  const last: EditedChoice = edited.find(({ value }) => value === unsure.value) ?? unsure;
  const open = name === 'celebration-locations' && choices.length > 0 && last.offered !== false;
  return {
    choices: open ? [...choices, last] : choices,
    gone: placed.flatMap(({ choice, place }) =>
      place || choice === last || choice.offered === false ? [] : [choice],
    ),
  };
}
