import {
  type CollectionAfterChangeHook,
  type CollectionConfig,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { beside, followsRename } from '../links/beside.ts';
import { isSeen } from '../links/index-entries.ts';
import { savesDraftAlone } from '../links/take-down-rules.ts';
import { readValue, takeValue, valuesUnder, writeWithin } from '../runtime/key-values.ts';
import {
  type JudgedOffer,
  judged,
  type OfferSavingNothing,
  offersByIds,
  offersOfRates,
  samePrices,
} from './read-offers.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Id = EntryRow['id'];

/** Why an offer is not on the site any more. */
export interface TakenOff {
  /** ISO 8601. */
  readonly at: string;
  /** The rate that took its saving away; `null` for an import. */
  readonly rate: { readonly id: Id; readonly title: string } | null;
  /** The version it was left as: while that is its newest, it comes back by itself. `null` where a draft of an editor waited. */
  readonly left: Id | null;
}

export const takenOffKeys = 'offer-taken-off:';
const keyOf = (id: Id) => `${takenOffKeys}${id}`;
const memory = (id: Id) => `rate-before:${id}`;

/** Of what the studio noted, which offers were taken off the site, by their ids. */
export const takenOffIn = (notes: ReadonlyMap<string, unknown>): ReadonlyMap<string, TakenOff> =>
  new Map(
    [...notes].flatMap(([key, value]) =>
      key.startsWith(takenOffKeys) ? [[key.slice(takenOffKeys.length), value as TakenOff] as const] : [],
    ),
  );

interface Version {
  readonly id: Id;
  readonly version: { readonly _status?: string };
}

/** What of an offer was saved last: a draft over its row is among the versions alone. */
async function newestVersion(req: PayloadRequest, id: Id): Promise<Version | null> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'offer',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  return (docs[0] as Version | undefined) ?? null;
}

async function setStatus(req: PayloadRequest, id: Id, _status: 'draft' | 'published'): Promise<void> {
  const own = await beside(req, { ...followsRename });
  await req.payload.update({ collection: 'offer', id, data: { _status } as never, depth: 0, req: own });
}

async function takeOff(req: PayloadRequest, id: Id, rate: TakenOff['rate']): Promise<void> {
  const waits = (await newestVersion(req, id))?.version._status === 'draft';
  await setStatus(req, id, 'draft');
  const left = waits ? null : ((await newestVersion(req, id))?.id ?? null);
  await writeWithin(req, keyOf(id), { at: new Date().toISOString(), rate, left } satisfies TakenOff);
}

/**
 * Publishes an offer as it was published before, unless somebody has changed it since. What has come to lack something meanwhile stays where
 * it is, and is named.
 */
async function putBack(req: PayloadRequest, id: Id, { left }: TakenOff): Promise<void> {
  if (left === null || (await newestVersion(req, id))?.id !== left) return;
  try {
    await setStatus(req, id, 'published');
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
  }
}

/**
 * Takes the published offers off the site that save nothing by the rates as they are now, and puts back those it took off before that save
 * something again and that nobody has changed since, in the transaction of the change: at no moment is a promise read that is none.
 */
async function keepOffersTrue(
  req: PayloadRequest,
  rates: readonly EntryRow[] | 'all',
  rate: TakenOff['rate'],
): Promise<void> {
  const notes = takenOffIn(await valuesUnder(req.payload, [takenOffKeys], req));
  const on = await offersOfRates(req, rates);
  const off = await offersByIds(req, [...notes.keys()].map(Number));
  // An offer that does not say in figures what it saves was published before there were any: nothing is known against it.
  for (const { row, why, saysFigures } of on) if (why && saysFigures) await takeOff(req, row.id, rate);
  for (const { row, why } of off) {
    const note = notes.get(String(row.id));
    if (note && !why && row._status === 'draft') await putBack(req, row.id, note);
  }
}

const named = ({ id, title }: EntryRow): TakenOff['rate'] => ({ id, title: String(title ?? '') });

/** Has offers follow the rates that are published. */
const followRate: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = req.context[memory(doc.id)] as EntryRow | undefined;
  delete req.context[memory(doc.id)];
  if (req.context.unguarded || savesDraftAlone(req, 'rate')) return doc;
  const row = await readRow(req, 'rate', doc.id);
  const now = isSeen(row) ? row : null;
  if (before && now && samePrices(before, now)) return doc;
  const rates = [before, now].filter((each) => each !== undefined && each !== null);
  if (rates.length > 0) await keepOffersTrue(req, rates, named(doc));
  return doc;
};

/** Hooks of rates. An import and a seed have all rates in before they look at offers (`keepAllOffersTrue`). */
export const ratesHoldOffers: Hooks = {
  beforeChange: [
    async ({ data, operation, originalDoc, req }) => {
      if (operation !== 'update' || req.context.unguarded || savesDraftAlone(req, 'rate')) return data;
      const row = await readRow(req, 'rate', originalDoc.id);
      if (isSeen(row)) req.context[memory(row.id)] = row;
      return data;
    },
  ],
  afterChange: [followRate],
  afterDelete: [
    async ({ doc, req }) => {
      if (isSeen(doc) && !req.context.unguarded) await keepOffersTrue(req, [doc], named(doc));
      return doc;
    },
  ],
};

/** Hooks of offers: what is published again was not taken off, and what is deleted leaves nothing behind. */
export const offersComeBack: Hooks = {
  afterChange: [
    async ({ doc, req }) => {
      if (doc._status === 'published') await takeValue(req.payload, keyOf(doc.id), { req });
      return doc;
    },
  ],
  afterDelete: [
    async ({ doc, id, req }) => {
      await takeValue(req.payload, keyOf(id), { req });
      return doc;
    },
  ],
};

/** Has every offer follow the rates, when an import has brought all of them. */
export async function keepAllOffersTrue(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    await keepOffersTrue(req, 'all', null);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

const asTakenOff = (offers: readonly JudgedOffer[]): readonly OfferSavingNothing[] =>
  offers.map(({ row, title, why }) => ({
    ...{ id: row.id, title, stands: 'taken off' },
    says: why?.says ?? 'It saves something again.',
  }));

/** What the panel beside a rate says of offers it took off the site. */
export async function offersOffByRate(
  req: PayloadRequest,
  rate: EntryRow,
): Promise<readonly OfferSavingNothing[]> {
  const notes = takenOffIn(await valuesUnder(req.payload, [takenOffKeys]));
  const by = [...notes].filter(([, note]) => String(note.rate?.id ?? '') === String(rate.id));
  const offers = await offersByIds(
    req,
    by.map(([offer]) => Number(offer)),
  );
  return asTakenOff(offers.filter(({ row }) => row._status !== 'published'));
}

/** What the panel beside an offer says that was taken off the site. @param offer as it was saved last */
export async function whyTakenOff(
  req: PayloadRequest,
  offer: EntryRow,
): Promise<readonly OfferSavingNothing[]> {
  return (await readValue(req.payload, keyOf(offer.id))) === null
    ? []
    : asTakenOff(await judged(req, [offer]));
}
