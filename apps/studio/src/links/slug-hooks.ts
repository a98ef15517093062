import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { readRow } from './index-entries.ts';
import { makeSlug } from './slug-words.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Id = number | string;

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether another entry, a draft or one in the trash included, has the slug. */
export async function slugIsTaken(
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
