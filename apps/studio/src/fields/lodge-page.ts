import { type Collection, propertyOfKey, propertyPageNames } from '@sundowner/brand';
import type { CollectionBeforeValidateHook, CollectionConfig, PayloadRequest, TextField } from 'payload';
import { heldAddresses } from '../collection/held-addresses.ts';
import { readRow } from '../links/index-entries.ts';
import { checkLink, ownPath } from '../links/link-form.ts';
import { makeSlug } from '../links/slug-hooks.ts';
import { refuseRunnable } from './address.ts';

type Values = Readonly<Record<string, unknown>>;

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const rootOf = (property: unknown, collection: Collection): string | null =>
  propertyOfKey(words(property), collection)?.root ?? null;

/** What a lodge's page is made of, where nobody wrote another: the root of its property and its name. */
function madePage({ name, property }: Values, collection: Collection): string | null {
  const root = rootOf(property, collection);
  const last = makeSlug(words(name));
  return root !== null && last !== '' ? `${root}/${last}` : null;
}

/** Whether another lodge has one of these values, a draft or one in the trash included. */
async function isTaken(
  req: PayloadRequest,
  field: 'link' | 'contentfulTag',
  values: readonly string[],
  id: number | string | null,
): Promise<boolean> {
  const { totalDocs } = await req.payload.find({
    collection: 'accommodation',
    where: {
      and: [{ [field]: { in: [...values] } }, ...(id === null ? [] : [{ id: { not_equals: id } }])],
    },
    draft: true,
    trash: true,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

const pageIsTaken = (req: PayloadRequest, path: string, id: number | string | null) =>
  isTaken(req, 'link', [path, `${path}/`], id);

/**
 * Whether an address is one lodges have: the root of their property, one step below it, two where the first is another lodge's page, or
 * among the residences.
 *
 * @returns true, or the sentence the studio shows under the field
 */
export function judgeAddress(path: string, property: unknown, collection: Collection): true | string {
  if (/^\/residences\/[^/]+$/.test(path)) return true;
  const root = rootOf(property, collection);
  if (root === null) return 'Choose its property first: its address begins with that of the property.';
  if (path === root) return true;
  if (!path.startsWith(`${root}/`))
    return `Its property's pages begin with ${root}: write ${root}/ and a word for this lodge.`;
  const [first = '', second, ...more] = path.slice(root.length + 1).split('/');
  if (propertyPageNames.has(first))
    return `${root}/${first} is a page of the property itself. Choose another word for this lodge.`;
  const parent = `${root}/${first}`;
  if (more.length > 0 || (second !== undefined && !collection.lodges.some((lodge) => lodge.path === parent)))
    return `The site has no page ${path}. A lodge stands one step below its property, a villa one below its lodge.`;
  return second === 'rooms' ? `${path} is the page of the lodge's rooms. Choose another word.` : true;
}

async function judgePage(
  req: PayloadRequest,
  path: string,
  property: unknown,
  id: number | string | null,
): Promise<true | string> {
  const judged = judgeAddress(path, property, await heldAddresses(req));
  if (judged !== true) return judged;
  if (await pageIsTaken(req, path, id)) return `Another lodge has the page ${path}. Choose one of its own.`;
  return true;
}

/** The one field that decides the page of a lodge. A change of it leaves a redirect, as of any address. */
export const lodgePage = (): TextField => ({
  name: 'link',
  type: 'text',
  label: 'Its page',
  required: true,
  index: true,
  // It leads to the entry itself: nobody else uses that page by it.
  custom: { leadsTo: 'own' },
  hooks: { beforeValidate: [refuseRunnable], beforeDuplicate: [() => null] },
  admin: {
    description:
      'The whole address: /the-delta/reed-camp. Made from its property and name until you write one or publish. A change later on leaves a redirect.',
    position: 'sidebar',
  },
  validate: (value, { data, event, id, req }) => {
    if (!value) return 'Say at which address its page is.';
    const wellFormed = checkLink(value);
    if (wellFormed !== true) return wellFormed;
    const path = ownPath(value);
    if (path === null) return 'Write a page of this site, such as /the-delta/reed-camp.';
    const { _status, property } = (data ?? {}) as Readonly<Record<string, unknown>>;
    if (event === 'onChange' || req.context?.unguarded || _status === 'draft') return true;
    return judgePage(req, path, property, id ?? null);
  },
});

/** The last part of a page as a tag; of a residence and of a hotel at the root of its property as well. */
const tagOf = (link: unknown): string => ownPath(words(link))?.split('/').at(-1) ?? '';

async function freeTag(req: PayloadRequest, wanted: string, id: number | string | null): Promise<string> {
  for (let number = 1; number < 100; number += 1) {
    const tag = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(req, 'contentfulTag', [tag], id))) return tag;
  }
  return wanted;
}

/** Keeps "Its page" in step with property and name, and the tag with the page, until it is published or written by hand. */
const followName: CollectionBeforeValidateHook = async ({
  collection: { slug: collection },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data || req.context.isRestoringVersion) return data;
  const before: Values = originalDoc ?? {};
  const now: Values = { ...before, ...data };
  const known = await heldAddresses(req);
  const root = rootOf(now.property, known);
  const given = words(now.link);
  const id = operation === 'create' ? null : (originalDoc?.id ?? null);
  const isPublished = id !== null && (await readRow(req, collection, id))?._status === 'published';
  const asMade = given === '' || given === madePage(before, known);
  const made = asMade && (given === '' || !isPublished) ? madePage(now, known) : null;
  const moves = made !== null && made !== given && !(await pageIsTaken(req, made, id));
  const link = moves ? made : given;
  const tag = words(now.contentfulTag);
  // "reed-camp-2" was made too, for a second lodge of that name.
  const asTagged = id !== null && !isPublished && tag.replace(/-\d+$/, '') === tagOf(before.link);
  const tagIsMade = tag === '' || asTagged;
  const wanted = tagIsMade ? tagOf(link) : '';
  const follows = wanted !== '' && wanted !== tag.replace(/-\d+$/, '');
  return {
    ...data,
    ...(root === null ? {} : { rootlink: root }),
    ...(moves ? { link } : {}),
    ...(follows ? { contentfulTag: await freeTag(req, wanted, id) } : {}),
  };
};

/** A field whose value is computed from other fields: an editor reads it and cannot write it. */
export const readOnly = (field: TextField): TextField => ({
  ...field,
  admin: { ...field.admin, readOnly: true },
});

export const lodgePageHooks: NonNullable<CollectionConfig['hooks']> = { beforeValidate: [followName] };
