import { type Day, daysAfter } from '@sundowner/calendar/day';
import { shortDayInWords } from '@sundowner/calendar/words';

/** What a night costs in one season, as the rates table has it. */
interface PricedSeason {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly perPersonSharing: number | null;
  readonly single: number | null;
}

/** A published rate as an offer is held against it. */
export interface PricedRate {
  /** What the lodge or villa is known by, and its name. */
  readonly lodge: string;
  readonly lodgeName: string;
  /** "River suite"; empty for what is no room. */
  readonly room: string;
  readonly seasons: readonly PricedSeason[];
}

/** An offer as its words and fields say it. */
export interface OfferTerms {
  /** What is taken off, and when. */
  readonly title: string;
  readonly stayFrom: Day | null;
  readonly stayUntil: Day | null;
  /** What the lodges it is for are known by; empty for every one among the rates. */
  readonly lodges: readonly string[];
}

const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function countOf(word: string | undefined): number | null {
  const at = counts.indexOf((word ?? '').toLowerCase());
  if (at >= 0) return at + 1;
  return /^\d+$/.test(word ?? '') ? Number(word) : null;
}

const paidNights = /\b(\w+) nights?\b.*?\b(?:pay(?:ing)? for|for the price of) (\w+)\b/i;
const otherRoom = /^(?:an? )?(.+?) for the price of (?:an? )?(.+)$/i;

/** Days of stays; `null` where they have no end on that side. */
interface Days {
  readonly from: Day | null;
  readonly to: Day | null;
}

const daysInWords = ({ from, to }: Days) =>
  [from && `from ${shortDayInWords(from)}`, to && `to ${shortDayInWords(to)}`].filter(Boolean).join(' ');

/** A season of an offer's rates, and whether somebody saves something in it. */
interface Judged extends Days {
  readonly saves: boolean;
}

/** Of what is written yyyy-mm-dd, a year that no price has. */
const [always, ever] = ['0001-01-01', '9999-12-31'];

/**
 * The days of an offer on which nothing is saved, whichever room or lodge is taken, though their price is known: the first run of them.
 *
 * @returns `null` where something is saved on every day that has a price
 */
function daysWithoutSaving(offer: OfferTerms, seasons: readonly Judged[]): Days | null {
  const [first, last] = [offer.stayFrom ?? always, offer.stayUntil ?? ever];
  const begins = seasons.flatMap(({ from, to }) => [from ?? always, ...(to ? [daysAfter(to, 1)] : [])]);
  const starts = [...new Set([first, ...begins.filter((day) => day > first && day <= last)])].sort();
  const on = (day: Day) => seasons.filter(({ from, to }) => (from ?? always) <= day && day <= (to ?? ever));
  const saved = (day: Day) => on(day).length === 0 || on(day).some(({ saves }) => saves);
  const at = starts.findIndex((day) => !saved(day));
  const from = starts[at];
  if (from === undefined) return null;
  const next = starts.slice(at).find((day) => saved(day) || on(day).length === 0);
  const to = next ? daysAfter(next, -1) : last;
  return { from: from === always ? null : from, to: to === ever ? null : to };
}

const during = ({ stayFrom, stayUntil }: OfferTerms, { seasons }: PricedRate) =>
  seasons.filter(
    ({ from, to }) => (!stayUntil || !from || from <= stayUntil) && (!stayFrom || !to || to >= stayFrom),
  );

const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Where and when one person pays no more than one of two. Rates that say nothing of it are held against nothing. */
function withoutSupplement(offer: OfferTerms, rates: readonly PricedRate[]): string | null {
  const lodges = new Map<string, { readonly name: string; readonly seasons: readonly Judged[] }>();
  for (const rate of rates) {
    const priced = during(offer, rate).flatMap(({ from, to, single, perPersonSharing }) =>
      single && perPersonSharing ? [{ from, to, saves: single > perPersonSharing }] : [],
    );
    if (priced.length === 0) continue;
    const known = lodges.get(rate.lodge)?.seasons ?? [];
    lodges.set(rate.lodge, { name: rate.lodgeName, seasons: [...known, ...priced] });
  }
  const all = [...lodges.values()];
  // An offer for everything holds where it can.
  const held =
    offer.lodges.length > 0
      ? all
      : [{ name: joined(all.map(({ name }) => name)), seasons: all.flatMap(({ seasons }) => seasons) }];
  const nothing = held.flatMap(({ name, seasons }) => {
    const days = daysWithoutSaving(offer, seasons);
    return days ? [{ name, days: daysInWords(days) }] : [];
  });
  if (nothing.length === 0) return null;
  const where = [...Map.groupBy(nothing, ({ days }) => days)].map(([days, those]) =>
    [joined(those.map(({ name }) => name)), days].filter(Boolean).join(' '),
  );
  return `The rates of ${where.join(', and of ')} have no single supplement: one person pays what one of two people pays.`;
}

function withoutNight(title: string): string | null {
  const [, nights, paid] = paidNights.exec(title) ?? [];
  const [stayed, paidFor] = [countOf(nights), countOf(paid)];
  if (stayed === null || paidFor === null || paidFor < stayed) return null;
  return `Whoever stays ${nights?.toLowerCase()} nights and pays for ${paid?.toLowerCase()} saves nothing.`;
}

/** A room for the price of another that costs as much or more. */
function withoutDifference(offer: OfferTerms, rates: readonly PricedRate[]): string | null {
  const [, better, other] = otherRoom.exec(offer.title) ?? [];
  const ofRoom = (name: string | undefined) =>
    rates.filter(({ room }) => room !== '' && room.toLowerCase() === name?.trim().toLowerCase());
  const [dear, cheap] = [ofRoom(better), ofRoom(other)];
  const pairs = dear.flatMap((one) =>
    cheap
      .filter(({ lodge }) => lodge === one.lodge)
      .flatMap((two) =>
        during(offer, one).flatMap(({ from, to, perPersonSharing }) => {
          const same = during(offer, two).find((season) => season.from === from);
          return same && perPersonSharing && same.perPersonSharing
            ? [{ from, to, saves: perPersonSharing > same.perPersonSharing }]
            : [];
        }),
      ),
  );
  const days = pairs.length > 0 ? daysWithoutSaving(offer, pairs) : null;
  if (!days) return null;
  const lodge = dear[0]?.lodgeName;
  const where = [lodge && `of ${lodge}`, daysInWords(days)].filter(Boolean).join(' ');
  return `By the rates ${where} a ${better?.toLowerCase()} costs no more than a ${other?.toLowerCase()}.`;
}

/**
 * Why an offer saves a guest nothing against the rates it refers to, on all of its days or on some: the single supplement, nights that are not paid for, or a room at
 * the price of another. An offer of anything else, and one whose rates are not published yet, is held against nothing.
 *
 * @param rates of the lodges the offer is for
 * @returns a sentence, or `null` where it saves something
 */
export function nothingSaved(offer: OfferTerms, rates: readonly PricedRate[]): string | null {
  const mine = rates.filter(({ lodge }) => offer.lodges.length === 0 || offer.lodges.includes(lodge));
  if (/\bno single supplement\b/i.test(offer.title)) return withoutSupplement(offer, mine);
  return withoutNight(offer.title) ?? withoutDifference(offer, mine);
}
