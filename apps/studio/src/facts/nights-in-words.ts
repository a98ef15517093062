import { inWord, numberPattern, numberSaid } from '../offers/number-words.ts';
import { clausesOfOffer, labels, type OfferWords, type OtherWords } from './offer-words.ts';

const asked = new RegExp(
  `\\b(?:at least|minimum(?: stay)?(?: of)?|stays? of|cheapest of|bookings of) (${numberPattern}) nights?\\b|\\b(${numberPattern}) nights? or more\\b`,
  'gi',
);

/** Where an offer of free nights asks in words for another number of nights than its field; what holds on some days alone is left out. */
export function otherNightsAsked(offer: OfferWords): OtherWords | null {
  const { kind, nights } = offer.saving;
  if (kind !== 'nights' || nights === null) return null;
  for (const { path, words } of clausesOfOffer(offer))
    for (const [said, first, second] of words.matchAll(asked))
      if (numberSaid(first ?? second ?? '') !== nights)
        return {
          path,
          says: `“${labels[path]}” says “${said}”, and “Nights stayed” says ${inWord(nights)}.`,
        };
  return null;
}
