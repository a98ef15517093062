import { properties, routeOf } from '@sundowner/brand';
import type { CollectionBeforeValidateHook, CollectionConfig, PayloadRequest, TextField } from 'payload';
import { readRow } from '../links/index-entries.ts';
import { checkLink, ownPath } from '../links/link-form.ts';
import { makeSlug } from '../links/slug-hooks.ts';
import { studioSettings } from '../settings.ts';
import { refuseRunnable } from './address.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const rootOf = (property: unknown): string | null =>
  properties.find(({ key }) => key === property)?.root ?? null;

/** What a lodge's page is made of, where nobody wrote another: the root of its property and its name. */
function madePage({ name, property }: Readonly<Record<string, unknown>>): string | null {
  const root = rootOf(property);
  const last = makeSlug(words(name));
  return root !== null && last !== '' ? `${root}/${last}` : null;
}

/** Whether another lodge has the page, a draft or one in the trash included. */
async function isTaken(req: PayloadRequest, path: string, id: number | string | null): Promise<boolean> {
  const { totalDocs } = await req.payload.find({
    collection: 'accommodation',
    where: {
      and: [{ link: { in: [path, `${path}/`] } }, ...(id === null ? [] : [{ id: { not_equals: id } }])],
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

/**
 * Whether a path can be the page of a lodge: a page of this site below its property or among the residences, which no
 * other lodge has.
 *
 * @returns true, or the sentence the studio shows under the field
 */
async function judgePage(
  req: PayloadRequest,
  path: string,
  property: unknown,
  id: number | string | null,
): Promise<true | string> {
  const { brand } = studioSettings();
  const root = rootOf(property);
  const stands =
    root === null || path === root || path.startsWith(`${root}/`) || path.startsWith('/residences/');
  if (!stands) return `Its property's pages begin with ${root}: write ${root}/ and a word for this lodge.`;
  const route = routeOf(path, brand);
  if (!route) return `The site has no page ${path}. A lodge stands one step below its property.`;
  if (await isTaken(req, path, id)) return `Another lodge has the page ${path}. Choose one of its own.`;
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
      'The whole address: /lionsands/river-lodge. Made from its property and name until you write one or publish. A change later on leaves a redirect.',
    position: 'sidebar',
  },
  validate: (value, { data, event, id, req }) => {
    if (!value) return 'Say at which address its page is.';
    const wellFormed = checkLink(value);
    if (wellFormed !== true) return wellFormed;
    const path = ownPath(value);
    if (path === null) return 'Write a page of this site, such as /lionsands/river-lodge.';
    const { _status, property } = (data ?? {}) as Readonly<Record<string, unknown>>;
    if (event === 'onChange' || req.context?.unguarded || _status === 'draft') return true;
    return judgePage(req, path, property, id ?? null);
  },
});

/** Keeps "Its page" in step with property and name until it is published or written by hand. */
const followName: CollectionBeforeValidateHook = async ({
  collection: { slug: collection },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data || req.context.isRestoringVersion) return data;
  const before = originalDoc ?? {};
  const now = { ...before, ...data };
  const root = rootOf(now.property);
  const given = words(now.link);
  const id = operation === 'create' ? null : (originalDoc?.id ?? null);
  const asMade = given === '' || given === madePage(before);
  const isPublished = id !== null && (await readRow(req, collection, id))?._status === 'published';
  const made = asMade && (given === '' || !isPublished) ? madePage(now) : null;
  const link = made !== null && made !== given && !(await isTaken(req, made, id)) ? { link: made } : {};
  return { ...data, ...(root === null ? {} : { rootlink: root }), ...link };
};

/** A field whose value is computed from other fields: an editor reads it and cannot write it. */
export const readOnly = (field: TextField): TextField => ({
  ...field,
  admin: { ...field.admin, readOnly: true },
});

export const lodgePageHooks: NonNullable<CollectionConfig['hooks']> = { beforeValidate: [followName] };
