import { type Collection, propertyOfKey, propertyPageNames } from '@sundowner/brand';
import type { CollectionBeforeValidateHook, CollectionConfig, PayloadRequest, TextField } from 'payload';
import { readRow } from '../content-changes/entry-row.ts';
import { checkLink, ownPath } from '../links/link-form.ts';
import { makeSlug } from '../links/slug-hooks.ts';
import { heldAddresses } from '../places/held-addresses.ts';
import { keepPlain, refuseRunnable } from './address.ts';
import { keyFault } from './own-key.ts';

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

/** What another lodge, which has the same, is called. */
interface Holder {
  readonly name: string;
  readonly inTrash: boolean;
}

/** The other lodge that has one of these values, a draft or one in the trash included. */
async function holderOf(
  req: PayloadRequest,
  field: 'link' | 'contentfulTag',
  values: readonly string[],
  id: number | string | null,
): Promise<Holder | null> {
  const { docs } = await req.payload.find({
    collection: 'accommodation',
    where: {
      and: [{ [field]: { in: [...values] } }, ...(id === null ? [] : [{ id: { not_equals: id } }])],
    },
    draft: true,
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const other = docs[0] as (Values & { readonly id: number | string }) | undefined;
  return other ? { name: words(other.name) || `No. ${other.id}`, inTrash: Boolean(other.deletedAt) } : null;
}

const holderOfPage = (req: PayloadRequest, path: string, id: number | string | null) =>
  holderOf(req, 'link', [path, `${path}/`], id);

const takenBy = (path: string, { name, inTrash }: Holder): string =>
  inTrash
    ? `"${name}", which is in the trash, has the page ${path}. Delete that one for good, or write another address for this one.`
    : `Another lodge has the page ${path}: "${name}". Write another address for this one.`;

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
    return `Its property's pages begin with ${root}: write ${root}/${path.split('/').at(-1)}, or another word for this lodge.`;
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
  const known = await heldAddresses(req);
  const judged = judgeAddress(path, property, known);
  if (judged !== true) {
    // The same word below its property, which the sentence proposes, may be another's.
    const root = rootOf(property, known);
    const other = root === null || path.startsWith(`${root}/`) ? null : `${root}/${path.split('/').at(-1)}`;
    const inTheWay = other === null ? null : await holderOfPage(req, other, id);
    return other !== null && inTheWay ? takenBy(other, inTheWay) : judged;
  }
  const holder = await holderOfPage(req, path, id);
  return holder ? takenBy(path, holder) : true;
}

/**
 * Why a lodge cannot have the address it has, or without one that which is made of its property and name: another lodge may have it.
 *
 * @returns `null` where nothing is against it
 */
export async function addressFault(
  req: PayloadRequest,
  data: Values,
  id: number | string | null,
): Promise<string | null> {
  const path = ownPath(words(data.link)) ?? madePage(data, await heldAddresses(req));
  const judged = path === null ? true : await judgePage(req, path, data.property, id);
  return judged === true ? null : judged;
}

const noAddress = 'Say at which address its page is.';

/** The one field that decides the page of a lodge. A change of it leaves a redirect, as of any address. */
export const lodgePage = (): TextField => ({
  name: 'link',
  type: 'text',
  label: 'Its page',
  required: true,
  index: true,
  // It leads to the entry itself: nobody else uses that page by it.
  custom: { leadsTo: 'own' },
  hooks: {
    beforeValidate: [refuseRunnable, keepPlain((href) => ownPath(href) ?? href)],
    beforeDuplicate: [() => null],
  },
  admin: {
    description:
      'The whole address: /the-delta/reed-camp. Made from its property and name until you write one or publish; with another property it begins with the address of that. A change later on leaves a redirect.',
    position: 'sidebar',
  },
  validate: async (value, { data, event, id, req }) => {
    if (!value && event === 'onChange') return noAddress;
    if (!value) return (await addressFault(req, (data ?? {}) as Values, id ?? null)) ?? noAddress;
    const wellFormed = checkLink(value);
    if (wellFormed !== true) return wellFormed;
    const path = ownPath(value);
    if (path === null) return 'Write a page of this site, such as /the-delta/reed-camp.';
    const { _status, property } = (data ?? {}) as Readonly<Record<string, unknown>>;
    if (event === 'onChange' || req.context?.unguarded || _status === 'draft') return true;
    const judged = await judgePage(req, path, property, id ?? null);
    if (judged !== true) return judged;
    const entry = { ...(data as Values), link: path };
    return (await keyFault(req, 'accommodation', { entry, id: id ?? null })) ?? true;
  },
});

/** The last part of a page as a tag; of a residence and of a hotel at the root of its property as well. */
const tagOf = (link: unknown): string => ownPath(words(link))?.split('/').at(-1) ?? '';

async function freeTag(req: PayloadRequest, wanted: string, id: number | string | null): Promise<string> {
  for (let number = 1; number < 100; number += 1) {
    const tag = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await holderOf(req, 'contentfulTag', [tag], id))) return tag;
  }
  return wanted;
}

/** Its page below another property that was chosen for it, unless an address was written with that; `null` where it stays. */
export function pageElsewhere(before: Values, now: Values, collection: Collection): string | null {
  const [was, is] = [rootOf(before.property, collection), rootOf(now.property, collection)];
  const path = ownPath(words(before.link));
  if (was === null || is === null || was === is || path === null || words(now.link) !== words(before.link))
    return null;
  if (path === was) return madePage(now, collection);
  return path.startsWith(`${was}/`) ? `${is}/${path.split('/').at(-1)}` : null;
}

/**
 * Keeps "Its page" in step with property and name, and the tag with the page, until it is published or written by hand; in step with its
 * property after that too.
 */
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
  const elsewhere = req.context.unguarded ? null : pageElsewhere(before, now, known);
  const made = asMade && (given === '' || !isPublished) ? madePage(now, known) : elsewhere;
  const moves = made !== null && made !== given && !(await holderOfPage(req, made, id));
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
