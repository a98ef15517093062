import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { houseToday } from '../runtime/house.ts';
import { offerFacts } from './offer-prices.ts';
import { whyOfferSavesNothing } from './read-offers.ts';

/** An offer that takes nothing off its rates would promise a guest what every guest has; one in the trash or over promises nothing. */
export const requireSaving: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const saving = { ...originalDoc?.saving, ...data?.saving };
  const now: Readonly<Record<string, unknown>> = { ...originalDoc, ...data, saving };
  if (now._status !== 'published' || now.deletedAt || req.context.unguarded) return data;
  const offer = offerFacts(now);
  if (offer.until !== null && offer.until < houseToday(Date.now())) return data;
  const why = await whyOfferSavesNothing(req, offer);
  if (why === null) return data;
  const { says: message, path, label } = why;
  throw new ValidationError({ collection: collection.slug, errors: [{ label, message, path }] }, req.t);
};
