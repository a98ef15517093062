import {
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { seen } from '../links/index-entries.ts';
import { idOf } from '../offers/offer-prices.ts';
import { houseToday } from '../runtime/house.ts';
import { otherDays } from './days-in-words.ts';
import { otherNightsAsked } from './nights-in-words.ts';
import { labels, offerWords } from './offer-words.ts';
import { otherPlaces, type PlaceNames } from './places-in-words.ts';
import { text } from './rows.ts';

async function namesOf(req: PayloadRequest, collection: CollectionSlug, fields: readonly string[]) {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [...seen] },
    draft: false,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: Object.fromEntries(fields.map((name) => [name, true])) as Record<string, true>,
    req,
  });
  return docs as unknown as readonly Readonly<Record<string, unknown>>[];
}

/** The published places that visitors know by their names. */
async function placeNames(req: PayloadRequest): Promise<PlaceNames> {
  const [lodges, properties, residences, treehouses] = await Promise.all([
    namesOf(req, 'accommodation', ['name', 'property']),
    namesOf(req, 'propertyUpdated', ['key', 'name', 'shortName']),
    namesOf(req, 'residence', ['name', 'property']),
    namesOf(req, 'treehouse', ['name', 'property']),
  ]);
  const named = (row: Readonly<Record<string, unknown>>) => ({
    name: text(row.name),
    property: text(row.property),
  });
  return {
    lodges: lodges.map((row) => ({ id: idOf(row.id), ...named(row) })),
    properties: properties.map((row) => ({
      key: text(row.key),
      names: [text(row.name), text(row.shortName)].filter(Boolean),
    })),
    others: [...residences, ...treehouses].map(named),
  };
}

/**
 * An offer whose words name another place, another day or other nights than its fields is not published: guests go by the words, and the
 * offer is shown and held against the rates by its fields. One in the trash or over promises nothing.
 */
export const requireOwnWords: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const saving = { ...originalDoc?.saving, ...data?.saving };
  const now: Readonly<Record<string, unknown>> = { ...originalDoc, ...data, saving };
  if (now._status !== 'published' || now.deletedAt || req.context.unguarded) return data;
  const offer = offerWords(now);
  if (offer.until !== null && offer.until < houseToday(Date.now())) return data;
  const other = otherDays(offer) ?? otherNightsAsked(offer) ?? otherPlaces(offer, await placeNames(req));
  if (other === null) return data;
  const message = `${other.says} Visitors would read both.`;
  throw new ValidationError(
    { collection: collection.slug, errors: [{ label: labels[other.path], message, path: other.path }] },
    req.t,
  );
};
