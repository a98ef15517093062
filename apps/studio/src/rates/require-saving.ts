import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import type { Rate } from '../payload-types.ts';
import { nothingSaved, type PricedRate } from './offer-saving.ts';

/** The id of what a relation holds, populated or not; empty for nothing. */
function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return id === null || id === undefined ? '' : String(id);
}

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 10) : null;

/** A rate stands under its own lodge, or that of its room. */
function pricedRate({ title, accommodation, room, seasons }: Rate): PricedRate {
  const ofRoom = room && typeof room === 'object' ? room : null;
  const lodge = accommodation ?? ofRoom?.accommodation ?? null;
  return {
    lodge: idOf(lodge),
    lodgeName: lodge && typeof lodge === 'object' ? lodge.name : title,
    room: ofRoom?.roomName ?? '',
    seasons: (seasons ?? []).map(({ from, to, perPersonSharing, single }) => ({
      from: dayOf(from),
      to: dayOf(to),
      perPersonSharing: perPersonSharing ?? null,
      single: single ?? null,
    })),
  };
}

/** Published rates for people, of a property or of all. */
async function publishedRates(req: PayloadRequest, property: unknown): Promise<readonly PricedRate[]> {
  const { docs } = await req.payload.find({
    collection: 'rate',
    depth: 1,
    draft: false,
    pagination: false,
    req,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { per: { equals: 'person' } },
        ...(typeof property === 'string' && property !== '' ? [{ property: { equals: property } }] : []),
      ],
    },
  });
  return docs.map(pricedRate);
}

/** An offer that takes nothing off its rates would promise a guest what every guest has. */
export const requireSaving: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const now: Readonly<Record<string, unknown>> = { ...originalDoc, ...data };
  if (now._status !== 'published' || req.context.unguarded) return data;
  const offer = {
    title: typeof now.title === 'string' ? now.title : '',
    stayFrom: dayOf(now.stayFrom),
    stayUntil: dayOf(now.stayUntil),
    lodges: Array.isArray(now.accommodation) ? now.accommodation.map(idOf) : [],
  };
  const why = nothingSaved(offer, await publishedRates(req, now.property));
  if (why === null) return data;
  const message = `${why} Change what the offer takes off, its stays or its lodges, or change the rates first.`;
  throw new ValidationError(
    { collection: collection.slug, errors: [{ label: 'Title', message, path: 'title' }] },
    req.t,
  );
};
