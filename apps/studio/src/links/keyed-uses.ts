import { type Collection, editedLists, isEditedListName, pathOfPageKey } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { collectionConfig } from '../schema/collection-config.ts';
import { seen } from './index-entries.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether another published entry answers to the same key; pages then show that one. */
async function hasTwin(req: PayloadRequest, slug: CollectionSlug, row: EntryRow, key: string) {
  const where: Where = {
    and: [{ [key]: { equals: row[key] } }, { id: { not_equals: row.id } }, ...seen],
  };
  return (await req.payload.db.count({ collection: slug, where, req })).totalDocs > 0;
}

const pageOf = (row: EntryRow, known: Collection): string | null =>
  pathOfPageKey(textOf(row.heroBannerFor), known);

/** Which forms ask for a list of choices; `null` for one that none does. */
const askedIn = (list: string): string | null => (isEditedListName(list) ? editedLists[list] : null);

interface Asked {
  readonly known: Collection;
  /** What an option of a field of its is called. */
  readonly label: (field: string) => string;
}

interface Needed {
  /** Field the site finds the entry by. */
  readonly by: string;
  /** What would lack it, in words; `null` when nothing would. */
  readonly words: (row: EntryRow, asked: Asked) => string | null;
}

/** Entries the site finds by a key of theirs, so that no other entry names them. */
const needed: Readonly<Record<string, Needed>> = {
  heroBanner: {
    by: 'heroBannerFor',
    words: (row, { known }) => {
      const page = pageOf(row, known);
      return page === null ? null : `the page ${page} (its banner)`;
    },
  },
  introSection: {
    by: 'heroBannerFor',
    words: (row, { known }) => {
      const page = pageOf(row, known);
      return page === null ? null : `the page ${page} (its opening words, and what search engines show)`;
    },
  },
  choiceList: {
    by: 'name',
    words: (row) => askedIn(textOf(row.name)),
  },
  enquiryForm: {
    by: 'kind',
    words: (row, { label }) =>
      `the enquiry form "${label('kind') || textOf(row.kind)}" (its consent, words of thanks, mails and mailboxes)`,
  },
  propertyUpdated: {
    by: 'name',
    words: (row) => `every page of ${textOf(row.name)}, and the menus (its name, place and links)`,
  },
  region: {
    by: 'key',
    words: (row, { known }) => {
      const own = known.properties.filter(({ region }) => region === textOf(row.key));
      const names = new Intl.ListFormat('en-GB').format(own.map(({ shortName }) => shortName));
      return names === '' ? null : `the menus and the booking dialog (with ${names})`;
    },
  },
  footer: { by: 'id', words: (row) => `the foot of every page (the list "${textOf(row.displayName)}")` },
};

function optionLabel(req: PayloadRequest, slug: CollectionSlug, row: EntryRow, field: string): string {
  const found = collectionConfig(req.payload, slug).flattenedFields.find(({ name }) => name === field);
  if (found?.type !== 'select') return '';
  const option = found.options.find((one) => typeof one === 'object' && one.value === row[field]);
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : '';
}

/**
 * What of the site shows a published entry because of its key, in words: "the page /contact-us (its banner)". Entries that
 * name it are found by `findUsages`.
 */
export async function neededBy(
  req: PayloadRequest,
  slug: CollectionSlug,
  row: EntryRow,
): Promise<readonly string[]> {
  const rule = needed[slug];
  if (!rule) return [];
  const known = await studioCollection(req, { drafts: false });
  const words = rule.words(row, { known, label: (field) => optionLabel(req, slug, row, field) });
  if (words === null || (rule.by !== 'id' && (await hasTwin(req, slug, row, rule.by)))) return [];
  return [words];
}
