import {
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { seen } from '../links/index-entries.ts';
import { idOf } from '../offers/offer-prices.ts';
import { sum } from '../offers/words-and-figures.ts';
import { houseToday } from '../runtime/house.ts';
import { bookedAfterStays, otherDays } from './days-in-words.ts';
import { otherNightsAsked } from './nights-in-words.ts';
import { labels, offerWords } from './offer-words.ts';
import { otherPlaces, type PlaceNames } from './places-in-words.ts';
import { pricingsOf, type Saying, whoSaysOtherwise } from './prices-differ.ts';
import { type Row, text } from './rows.ts';
import { saidFacts } from './said-facts.ts';

async function namesOf(req: PayloadRequest, collection: CollectionSlug, fields?: readonly string[]) {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [...seen] },
    draft: false,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(fields && { select: Object.fromEntries(fields.map((name) => [name, true])) as Record<string, true> }),
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

/** Entries that say what a thing costs at a property. */
const pricing = [
  ...([
    'propertyUpdated',
    'accommodation',
    'room',
    'residence',
    'treehouse',
    'ourSafaris',
    'experiences',
  ] as const),
];

/** Why a thing does not cost what an offer says of it without the offer: what published entries say of it at the same places. */
async function otherUsualPrice(req: PayloadRequest, offer: Row): Promise<string | null> {
  const said = saidFacts('offer', offer);
  if (!said || said.prices.length === 0) return null;
  const rows = await Promise.all(
    pricing.map(async (collection) =>
      (await namesOf(req, collection)).map((row) => ({ collection, row: row as Row })),
    ),
  );
  const saying = rows.flat().flatMap(({ collection, row }): readonly Saying[] => {
    const facts = saidFacts(collection, row);
    const title = text(row.title) || text(row.name) || text(row.roomName);
    return facts ? [{ collection, id: idOf(row.id), title, said: facts }] : [];
  });
  const properties = rows
    .flat()
    .flatMap(({ collection, row }) =>
      collection === 'propertyUpdated'
        ? [{ key: text(row.key), names: [text(row.name), text(row.shortName)] }]
        : [],
    );
  const own: Saying = { collection: 'offer', id: idOf(offer.id), title: text(offer.title), said };
  const all = pricingsOf([...saying, own], properties);
  const [mine] = all.filter(({ entry }) => entry === own);
  const other =
    mine &&
    whoSaysOtherwise(
      mine,
      all.filter(({ entry }) => entry !== own),
    );
  return mine && other
    ? `“${other.entry.title}” says “${other.price.says}”: it does not cost ${sum(mine.price.amount)} otherwise.`
    : null;
}

/**
 * An offer whose words name another place, another day or other nights than its fields is not published: guests go by the words, and the
 * offer is shown and held against the rates by its fields. Nor is one that is to be booked after its last stay, or that says of a thing that it
 * costs otherwise what it costs nowhere on the site. One in the trash or over promises nothing.
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
  const other =
    otherDays(offer) ??
    otherNightsAsked(offer) ??
    otherPlaces(offer, await placeNames(req)) ??
    bookedAfterStays(offer);
  if (other !== null)
    refuse(collection.slug, req, labels[other.path], other.path, `${other.says} Visitors would read both.`);
  const usual = await otherUsualPrice(req, now);
  if (usual !== null)
    refuse(collection.slug, req, 'What it saves > What it costs otherwise', 'saving.usualPrice', usual);
  return data;
};

function refuse(
  collection: string,
  req: PayloadRequest,
  label: string,
  path: string,
  message: string,
): never {
  throw new ValidationError({ collection, errors: [{ label, message, path }] }, req.t);
}
