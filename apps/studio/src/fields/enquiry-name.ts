import { bookablePlaces } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, TextField, TextFieldSingleValidation, Where } from 'payload';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { seen } from '../links/index-entries.ts';
import { entryTitle } from '../links/usages.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { line } from './plain.ts';

type Values = Readonly<Record<string, unknown>>;

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whose names stand in a list of the forms, and from which field; the first that is not empty is the name. */
const lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  lodges: { accommodation: ['enquiryName'], accommodationCard: ['enquiryName'] },
  residences: { residence: ['enquiryName', 'name'] },
  'journey-countries': { travelAfricaDestination: ['name'] },
};

/** What an entry is called in the list; empty for one that is not in it. */
const nameInForms = (fields: readonly string[], entry: Values): string =>
  fields.map((field) => words(entry[field])).find((name) => name !== '') ?? '';

/** Whether a booking card stands for a place by itself: a lodge or a residence is called what its own entry says. */
async function standsAlone(req: PayloadRequest, { contentfulTag, region }: Values): Promise<boolean> {
  const known = await studioCollection(req, { drafts: false });
  const hasPage = bookablePlaces(known).some(({ tag, paths }) => tag === contentfulTag && paths.length > 0);
  return !hasPage && words(region) !== '';
}

interface Asking {
  readonly list: string;
  /** The collection and the number of the entry that asks. */
  readonly own: { readonly slug: string; readonly id: number | string | null };
  readonly name: string;
}

/** The published entry that has the name in the list already: "Reed Camp". */
async function holderOf(req: PayloadRequest, { list, own, name }: Asking): Promise<string | null> {
  for (const [collection, fields] of Object.entries(lists[list] ?? {})) {
    const slug = collection as CollectionSlug;
    const others: Where[] = slug === own.slug && own.id !== null ? [{ id: { not_equals: own.id } }] : [];
    const { docs } = await req.payload.db.find<EntryRow>({
      collection: slug,
      where: { and: [{ or: fields.map((field) => ({ [field]: { equals: name } })) }, ...others, ...seen] },
      limit: 0,
      pagination: false,
      req,
    });
    for (const row of docs) {
      if (nameInForms(fields, row) !== name) continue;
      if (slug !== 'accommodationCard' || (await standsAlone(req, row))) return entryTitle(req, slug, row);
    }
  }
  return null;
}

/** A field of the name of a place among the choices of enquiry forms: no two of a list have the same, which would be one choice there. */
export function nameInList(list: string, field: TextField): TextField {
  const validate: TextFieldSingleValidation = async (value, circumstances) => {
    const fits = await (field.validate as TextFieldSingleValidation)(value, circumstances);
    const { collectionSlug: slug = '', data, event, id, req } = circumstances;
    const entry = (data ?? {}) as Values;
    if (fits !== true || event === 'onChange' || req.context?.unguarded || entry._status === 'draft')
      return fits;
    const name = nameInForms(lists[list]?.[slug] ?? [], { ...entry, [field.name]: value });
    if (name === '' || (slug === 'accommodationCard' && !(await standsAlone(req, entry)))) return true;
    const holder = await holderOf(req, { list, own: { slug, id: id ?? null }, name });
    return holder === null
      ? true
      : `"${holder}" is called "${name}" in the forms already, and both would be one choice there. Write another that tells them apart, with ${list === 'journey-countries' ? 'its part of the country' : 'its property'} for instance.`;
  };
  return { ...field, validate } as TextField;
}

/** What forms call a place, where that is not its name. */
export const enquiryName = (list: string, label: string, help: string): TextField =>
  nameInList(list, line('enquiryName', label, { help }));
