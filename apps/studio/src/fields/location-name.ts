import { type Collection, type LocationList, locationLists } from '@sundowner/brand';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { studioCollection } from '../places/studio-collection.ts';

type Values = Readonly<Record<string, unknown>>;

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What a place is called among the locations of a form: the first of these fields that is not empty. */
const called: Readonly<Record<string, Readonly<Record<LocationList, readonly string[]>>>> = {
  propertyUpdated: {
    email: ['locationName', 'name'],
    celebration: ['locationName', 'name'],
    destination: ['destinationName', 'shortName', 'name'],
  },
  region: { email: ['name'], celebration: ['name'], destination: ['name'] },
};

interface Asking {
  /** The collection and the key of the entry that asks. */
  readonly slug: string;
  readonly key: string;
  readonly name: string;
}

/** The published property or region that a list of locations has under the name already. */
function holderOf(
  { properties, regions }: Collection,
  list: LocationList,
  { slug, key, name }: Asking,
): string | null {
  const others = <Place extends { readonly key: string }>(of: string, places: readonly Place[]) =>
    places.filter((each) => slug !== of || each.key !== key);
  const property = others('propertyUpdated', properties).find(({ locations }) => locations[list] === name);
  const region = others('region', regions).find(
    (each) => each.offeredIn.includes(list) && each.name === name,
  );
  return property?.name ?? region?.name ?? null;
}

/**
 * A name of a property or a region among the locations of enquiry forms: no two of a list have the same, which would be one choice there, and
 * nobody could tell afterwards which of them was meant.
 *
 * @param lists those that take the name from this field
 */
export function locationName(field: TextField, lists: readonly LocationList[] = locationLists): TextField {
  const validate: TextFieldSingleValidation = async (value, circumstances) => {
    const fits = await (field.validate as TextFieldSingleValidation)(value, circumstances);
    const { collectionSlug: slug = '', data, event, req } = circumstances;
    const entry: Values = { ...(data as Values | undefined), [field.name]: value };
    if (fits !== true || event === 'onChange' || req.context?.unguarded || entry._status === 'draft')
      return fits;
    const offered = lists.filter((list) => Array.isArray(entry.offeredIn) && entry.offeredIn.includes(list));
    if (offered.length === 0) return true;
    const known = await studioCollection(req, { drafts: false });
    for (const list of offered) {
      const name = called[slug]?.[list].map((each) => words(entry[each])).find((each) => each !== '') ?? '';
      const holder = name && holderOf(known, list, { slug, key: words(entry.key), name });
      if (holder)
        return `"${holder}" is called "${name}" among the locations of the forms already, and both would be one choice there. Write another name that tells them apart, with the region for instance, or do not offer it there.`;
    }
    return true;
  };
  return { ...field, validate } as TextField;
}
