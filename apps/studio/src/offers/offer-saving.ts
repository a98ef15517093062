import type { Day } from '@sundowner/calendar/day';
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

const stays = ({ stayFrom, stayUntil }: OfferTerms) =>
  [stayFrom && `from ${shortDayInWords(stayFrom)}`, stayUntil && `to ${shortDayInWords(stayUntil)}`]
    .filter(Boolean)
    .join(' ');

const during = ({ stayFrom, stayUntil }: OfferTerms, { seasons }: PricedRate) =>
  seasons.filter(
    ({ from, to }) => (!stayUntil || !from || from <= stayUntil) && (!stayFrom || !to || to >= stayFrom),
  );

const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Lodges at which one person pays no more than one of two, whatever the season of the stays. Those whose rates say nothing of it are none. */
function withoutSupplement(offer: OfferTerms, rates: readonly PricedRate[]): string | null {
  const lodges = new Map<string, { readonly name: string; saves: boolean }>();
  for (const rate of rates) {
    const priced = during(offer, rate).filter(({ single, perPersonSharing }) => single && perPersonSharing);
    if (priced.length === 0) continue;
    const saves = priced.some(({ single, perPersonSharing }) => Number(single) > Number(perPersonSharing));
    const known = lodges.get(rate.lodge) ?? { name: rate.lodgeName, saves: false };
    lodges.set(rate.lodge, { ...known, saves: known.saves || saves });
  }
  const nothing = [...lodges.values()].filter(({ saves }) => !saves);
  // An offer for everything holds where it can.
  if (nothing.length === 0 || (offer.lodges.length === 0 && nothing.length < lodges.size)) return null;
  const where = [joined(nothing.map(({ name }) => name)), stays(offer)].filter(Boolean).join(' ');
  return `The rates of ${where} have no single supplement: one person pays what one of two people pays.`;
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
        during(offer, one).flatMap(({ from, perPersonSharing }) => {
          const same = during(offer, two).find((season) => season.from === from);
          return same && perPersonSharing && same.perPersonSharing
            ? [perPersonSharing > same.perPersonSharing]
            : [];
        }),
      ),
  );
  if (pairs.length === 0 || pairs.includes(true)) return null;
  const lodge = dear[0]?.lodgeName;
  const where = [lodge && `of ${lodge}`, stays(offer)].filter(Boolean).join(' ');
  return `By the rates ${where} a ${better?.toLowerCase()} costs no more than a ${other?.toLowerCase()}.`;
}

/**
 * Why an offer saves a guest nothing against the rates it refers to: the single supplement, nights that are not paid for, or a room at
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
