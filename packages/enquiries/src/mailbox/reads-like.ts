import type { Collection } from '@sundowner/brand';

/** So much of a mail is looked at: who asks says so at its beginning. */
const longest = 20_000;

const months =
  'jan|feb|mar|mär|maa|mrt|apr|may|mai|mei|jun|jul|aug|sep|oct|okt|out|ott|nov|dec|dez|des|déc|gen|fev|fév|mag|giu|lug|ago|ene|abr|set|dic|avr|juin|juil|aoû';
/** A day with its month in words or figures, in the languages of most visitors. */
const dates = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th|\\.|er|º)? ?(?:de |of )?(?:${months})|\\b(?:${months})[\\p{L}.]{0,10} \\d{1,4}\\b|\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b`,
  'iu',
);
const number = '(?:\\d{1,2}|an?|one|two|three|four|five|six|ein\\w{0,2}|zwei|drei|vier|un\\w?|deux|trois|dos|tres|due|tre|twee|drie)';
const party = new RegExp(
  `\\b${number} (?:\\p{L}{1,12} )?(?:adult|people|person|guest|night|room|child|kid|pax|couple|suite|villa|erwachsen|kind|nächt|zimmer|gäst|adulte|enfant|nuit|chambre|personne|mense|nagte|kamer|volwasse|nacht|noche|habitaci|notti|camere|noites|quartos)`,
  'iu',
);
const asks =
  /availab|vacanc|price|pricing|\brates?\b|\bquot|\bbook|reserv|verfügbar|preis|angebot|buchen|disponib|tarif|\bprix\b|beskikba|pryse|prijs|beschikba|precio|prezz|preço/iu;

/** Shorter names are words of other things. */
const shortestName = 4;

function namesPlace(text: string, { properties, lodges, residences, regions, destinations }: Collection): boolean {
  const names = [...properties, ...lodges, ...residences, ...regions, ...destinations].map(({ name }) => name);
  return names.some((name) => name.length >= shortestName && text.includes(name.toLowerCase()));
}

/**
 * Whether a mail reads like an enquiry: it has at least two of what enquiries have, a place of ours, a day, how many there are, and a question
 * for price or room. A guess, by which a list is ordered.
 */
export function readsLikeEnquiry(text: string, collection: Collection): boolean {
  const start = text.slice(0, longest).toLowerCase();
  const signs = [namesPlace(start, collection), dates.test(start), party.test(start), asks.test(start)];
  return signs.filter(Boolean).length >= 2;
}
