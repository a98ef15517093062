import type { CollectionConfig, CollectionSlug, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { readRow } from '../content-changes/entry-row.ts';

/** An address out of a title: "Café at the River's edge" becomes `cafe-at-the-rivers-edge`, at most 80 letters. */
export function makeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[a-z0-9]+/g);
  let slug = '';
  for (const word of words ?? []) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > 80) break;
    slug = longer;
  }
  return slug;
}

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Id = number | string;

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether another entry, a draft or one in the trash included, has the slug. */
async function slugIsTaken(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: Id | null,
): Promise<'published' | 'trash' | false> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ slug: { equals: slug } }, ...(id === null ? [] : [{ id: { not_equals: id } }])] },
    draft: true,
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const other = docs[0] as { deletedAt?: string | null } | undefined;
  if (!other) return false;
  return other.deletedAt ? 'trash' : 'published';
}

async function freeSlug(req: PayloadRequest, collection: CollectionSlug, wanted: string, id: Id | null) {
  for (let number = 1; number < 100; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await slugIsTaken(req, collection, slug, id))) return slug;
  }
  return wanted;
}

/**
 * Makes an entry's address out of its title until it is published or written by hand; after that it changes only when
 * an editor changes it. A copy gets an address of its own.
 *
 * @param titled field the address is made of
 */
export function slugHooks(collection: CollectionSlug, titled: string): Hooks {
  return {
    beforeValidate: [
      async ({ data, operation, originalDoc, req }) => {
        if (!data || req.context.isRestoringVersion) return data;
        const title = words(titled in data ? data[titled] : originalDoc?.[titled]);
        const given = words('slug' in data ? data.slug : originalDoc?.slug);
        const made = makeSlug(words(originalDoc?.[titled]));
        // "first-rains-2" was made too, for a second story of that name.
        const follows = given === '' || (made !== '' && given.replace(/-\d+$/, '') === made);
        if (!follows || title === '') return data;
        const id: Id | null = operation === 'create' ? null : (originalDoc?.id ?? null);
        if (given !== '' && (makeSlug(title) === made || id === null)) return data;
        if (given !== '' && id !== null && (await readRow(req, collection, id))?._status === 'published')
          return data;
        return { ...data, slug: await freeSlug(req, collection, makeSlug(title), id) };
      },
    ],
  };
}

/** Of a longer one the site takes no page and no entry (`slugPattern`). */
const longestSlug = 120;

/** Lower-case letters, digits and hyphens, and no other entry of the collection with the same, the trash included. */
export const checkSlug: TextFieldSingleValidation = (value, { collectionSlug, event, id, req }) => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '')) {
    return 'Use lower-case letters and digits, with hyphens between words.';
  }
  if ((value ?? '').length > longestSlug) return `Use ${longestSlug} characters at most.`;
  if (event === 'onChange' || !collectionSlug) return true;
  return checkFree(req, collectionSlug as CollectionSlug, value ?? '', id ?? null);
};

async function checkFree(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: number | string | null,
): Promise<true | string> {
  const taken = await slugIsTaken(req, collection, slug, id);
  if (taken === 'trash')
    return 'An entry in the trash has this address. Delete that one for good, or choose another.';
  return taken ? 'Another entry has this address. Choose one of its own.' : true;
}
