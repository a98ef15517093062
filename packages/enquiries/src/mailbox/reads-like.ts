import type { Collection } from '@sundowner/brand';

/** So much of a mail is looked at: who asks says so at its beginning. */
const longest = 20_000;

const months =
  'jan|feb|mar|mär|maa|mrt|apr|may|mai|mei|jun|jul|aug|sep|oct|okt|out|ott|nov|dec|dez|des|déc|gen|fev|fév|mag|giu|lug|ago|ene|abr|set|dic|avr|juin|juil|aoû';
/** Between the first and the last day of a stay. */
const until = 'to|till|until|bis(?: zum)?|tot|au|al|ao|até|hasta(?: el)?';
const day = '\\d{1,2}(?:st|nd|rd|th|\\.|er|º)?';
/** A day with its month in words or figures, in the languages of most visitors. */
const dates = new RegExp(
  [
    `\\b${day}(?:(?: ?[-–] ?| (?:${until}) )${day})? ?(?:de |of )?(?:${months})\\p{L}{0,10}(?: \\d{4}\\b)?`,
    `\\b(?:${months})[\\p{L}.]{0,10} \\d{1,4}\\b`,
    '\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b',
    '\\b20\\d\\d-\\d\\d-\\d\\d\\b',
  ].join('|'),
  'iu',
);
const number =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|ein\\w{0,2}|zwei|drei|vier|un\\w?|deux|trois|dos|tres|due|tre|twee|drie)';
const counted = [
  'adult|people|person|guest|night|room|child|kid|pax|couple|suite|villa|erwachsen|kind|nächt|zimmer|gäst|adulte|enfant|nuit',
  'chambre|personne|mense|nagte|kamer|volwasse|nacht|noche|habitaci|notti|camere|noites|quartos',
].join('|');
const party = new RegExp(`\\b${number} (?:\\p{L}{1,12} )?(?:${counted})\\p{L}{0,12}`, 'iu');
const asks =
  /availab|vacanc|price|pricing|\brates?\b|\bquot|\bbook|reserv|verfügbar|preis|angebot|buchen|disponib|tarif|\bprix\b|beskikba|pryse|prijs|beschikba|precio|prezz|preço/iu;

/** Shorter names are words of other things. */
const shortestName = 4;

function placeIn(text: string, collection: Collection): string | null {
  const { properties, lodges, residences, regions, destinations } = collection;
  const names = [...lodges, ...residences, ...properties, ...destinations, ...regions].map(
    ({ name }) => name,
  );
  return names.find((name) => name.length >= shortestName && text.includes(name.toLowerCase())) ?? null;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What of an enquiry a mail has: a place of ours, a day, how many there are; and whether it asks for price or room. */
function signsOf(text: string, collection: Collection) {
  const start = text.slice(0, longest);
  const lower = start.toLowerCase();
  return {
    seen: [placeIn(lower, collection), dates.exec(start)?.[0] ?? null, party.exec(start)?.[0] ?? null].filter(
      (each) => each !== null,
    ),
    asks: asks.test(lower),
  };
}

/** Whether a mail reads like an enquiry: it has at least two of its signs. A guess, by which a list is ordered. */
export function readsLikeEnquiry(text: string, collection: Collection): boolean {
  const { seen, asks: doesAsk } = signsOf(text, collection);
  return seen.length + (doesAsk ? 1 : 0) >= 2;
}

/** What of it was seen, for a person: "River House, 4 March, two rooms". */
export const enquiryInWords = (text: string, collection: Collection): string =>
  signsOf(text, collection).seen.map(oneLine).join(', ');
