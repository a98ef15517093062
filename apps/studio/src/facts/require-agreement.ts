import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { whyAgesDiffer } from './ages.ts';
import { whyCostDiffers } from './costs.ts';
import { whyGuestsDiffer } from './guests.ts';
import { whyWeekDiffers } from './hours.ts';
import { whyFromDiffers, whyNightsDiffer } from './journeys.ts';
import { figure, type Row, text } from './rows.ts';

/**
 * Words that stand beside a figure of the same entry say what it says, or the entry is not published: visitors read the words, and sums are
 * made from the figure.
 */
export const requireAgreement =
  (field: string, label: string, whyDiffers: (row: Row) => string | null): CollectionBeforeValidateHook =>
  ({ collection, data, originalDoc, req }) => {
    const now: Row = { ...originalDoc, ...data };
    if (now._status !== 'published' || now.deletedAt || req.context.unguarded) return data;
    const why = whyDiffers(now);
    if (why === null) return data;
    const message = `${why} Visitors would read both: change one of them.`;
    throw new ValidationError(
      { collection: collection.slug, errors: [{ label, message, path: field }] },
      req.t,
    );
  };

export const requireOneAge = requireAgreement(
  'childPolicy',
  'Children',
  ({ childPolicy, childFrom, childFree, childUntil }) =>
    whyAgesDiffer(text(childPolicy), {
      childFrom: figure(childFrom),
      childFree: figure(childFree),
      childUntil: figure(childUntil),
    }),
);

export const requireOneCount = requireAgreement(
  'sleepsNote',
  'Who fits',
  ({ sleepsNote, sleeps, sleepsAdults }) =>
    whyGuestsDiffer(text(sleepsNote), { sleeps: figure(sleeps), sleepsAdults: figure(sleepsAdults) }),
);

export const requireOneCost = requireAgreement('cost', 'Cost in words', ({ cost, price }) =>
  whyCostDiffers(text(cost), figure(price)),
);

export const requireOneWeek = requireAgreement('officeHours', 'Office hours, in words', whyWeekDiffers);

export const requireOneLength = requireAgreement('nights', 'Nights', whyNightsDiffer);

export const requireOneFrom = requireAgreement('priceFrom', 'From, per person', whyFromDiffers);
