import { ownRoots } from '@sundowner/brand';
import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { checkSlug } from '../links/slug-hooks.ts';
import { studioSettings } from '../settings.ts';
import { slug } from './address.ts';
import { readOnly } from './lodge-page.ts';
import { withOwnKey } from './own-key.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

const checkRoot: TextFieldSingleValidation = (value, circumstances) =>
  ownRoots(studioSettings().brand).has(value ?? '')
    ? `The site or the studio answers under /${value} by itself. Choose another address.`
    : withOwnKey(checkSlug)(value, circumstances);

/** The root of a property's pages. */
export const propertySlug = (): TextField =>
  ({
    ...slug(
      'The one word all addresses of its pages begin with: /the-delta. With another one all its pages move, those of its lodges too.',
    ),
    validate: checkRoot,
  }) as TextField;

/** What entries, enquiries and links name the property by. */
export const propertyKey = (): TextField =>
  readOnly({
    name: 'key',
    type: 'text',
    label: 'Key',
    required: true,
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description:
        'What entries and enquiries know the property by. Made from its address until it is published or a lodge names it, and kept from then on, whatever its address becomes.',
    },
  });

/** A path made from the address. */
export const madePath = (name: string, label: string, help: string): TextField =>
  readOnly({
    name,
    type: 'text',
    label,
    // It leads to the entry itself: nobody else uses that page by it.
    custom: { leadsTo: 'own' },
    admin: { description: help },
  });

async function isTaken(req: PayloadRequest, key: string, id: number | string | null): Promise<boolean> {
  const { totalDocs } = await req.payload.find({
    collection: 'propertyUpdated',
    where: { and: [{ key: { equals: key } }, ...(id === null ? [] : [{ id: { not_equals: id } }])] },
    draft: true,
    trash: true,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** A property that moved keeps its key: another that takes its old address needs one of its own. */
async function freeKey(req: PayloadRequest, wanted: string, id: number | string | null): Promise<string> {
  for (let number = 1; number < 100; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(req, key, id))) return key;
  }
  return wanted;
}

/** "the-delta-2" was made of "the-delta" too. */
const isMadeFrom = (key: string, address: string): boolean =>
  address !== '' && (key === address || key.replace(/-\d+$/, '') === address);

/** Whether visitors saw it once, or another entry names it: what is found by its key would be lost with it. */
async function isKnownByKey(req: PayloadRequest, id: number | string, key: string): Promise<boolean> {
  const versions = await req.payload.db.findVersions({
    collection: 'propertyUpdated',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    req,
  });
  if (versions.docs.length > 0) return true;
  const lodges = { collection: 'accommodation', where: { property: { equals: key } } } as const;
  return (await req.payload.db.findOne({ ...lodges, req })) !== null;
}

/** Keeps root and page in step with the address, and the key until the property is known by it. */
const followAddress: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data || req.context.isRestoringVersion) return data;
  const before = originalDoc ?? {};
  const address = words('slug' in data ? data.slug : before.slug);
  if (address === '') return data;
  const id = operation === 'create' ? null : (originalDoc?.id ?? null);
  // The field is read-only: what a form sends of it is what stood there.
  const given = id === null ? words(data.key) : words(before.key) || words(data.key);
  const paths = { link: `/${address}`, rootlink: `/${address}` };
  const follows = given === '' || (id !== null && isMadeFrom(given, words(before.slug)));
  const stays = given !== '' && (!follows || isMadeFrom(given, address));
  if (stays || (given !== '' && id !== null && (await isKnownByKey(req, id, given))))
    return { ...data, ...paths, key: given };
  return { ...data, ...paths, key: await freeKey(req, address, id) };
};

export const propertyAddressHooks: NonNullable<CollectionConfig['hooks']> = {
  beforeValidate: [followAddress],
};
