import type { Day } from '@sundowner/calendar/day';
import { dayInWords } from '@sundowner/calendar/words';
import {
  commonDays,
  daysInWords,
  daysWithoutSaving,
  during,
  type Judged,
  joined,
} from './days-without-saving.ts';
import { type OfferTerms, type PricedRate, type Refusal, refusal, type SavingKind } from './saving.ts';
import { counted, sum, wordsBesideFigures } from './words-and-figures.ts';

type Rule = (offer: OfferTerms, rates: readonly PricedRate[]) => Refusal | null;

const isWhole = (value: number | null): value is number => value !== null && Number.isInteger(value);

/** Lodges an offer is held against: each that it names, or one of all where it names none. */
interface Held {
  readonly name: string;
  readonly rates: readonly PricedRate[];
}

function heldOf({ lodges }: OfferTerms, rates: readonly PricedRate[]): readonly Held[] {
  if (lodges.length > 0)
    return lodges.map(({ id, name }) => ({ name, rates: rates.filter(({ lodge }) => lodge === id) }));
  return [{ name: joined([...new Set(rates.map(({ lodgeName }) => lodgeName))]), rates }];
}

/** Names of lodges with the days on which nothing is saved at them: "Ford Camp from 1 May 2027 to 31 May 2027". */
function whereNothing(
  offer: OfferTerms,
  rates: readonly PricedRate[],
  judge: (rate: PricedRate) => readonly Judged[],
): string | null {
  const nothing = heldOf(offer, rates).flatMap(({ name, rates: those }) => {
    const seasons = those.flatMap(judge);
    // Without a price for it there is none to take off.
    const days = seasons.some(({ saves }) => saves)
      ? daysWithoutSaving(offer, seasons)
      : { from: offer.stayFrom, to: offer.stayUntil };
    return days ? [{ name, days: daysInWords(days) }] : [];
  });
  if (nothing.length === 0) return null;
  return [...Map.groupBy(nothing, ({ days }) => days)]
    .map(([days, those]) => [joined(those.map(({ name }) => name)), days].filter(Boolean).join(' '))
    .join(', and of ');
}

const noRates = (path: Parameters<typeof refusal>[0], what: string): Refusal =>
  refusal(path, `No published rate has a price of ${what} for its stays, so nothing shows what it saves.`);

const nights: Rule = ({ saving: { nights: stayed, paidNights: paid } }) => {
  if (!isWhole(stayed) || stayed < 2)
    return refusal('saving.nights', 'Say how many nights are stayed, two or more.');
  if (!isWhole(paid) || paid < 1) return refusal('saving.paidNights', 'Say how many nights are paid for.');
  if (paid < stayed) return null;
  return refusal(
    'saving.paidNights',
    `Whoever stays ${counted(stayed)} nights and pays for ${counted(paid)} saves nothing.`,
  );
};

const percent: Rule = ({ saving: { percent: part } }) => {
  if (part === null) return refusal('saving.percent', 'Say how much is taken off, in per cent.');
  if (part > 0 && part <= 100) return null;
  return refusal(
    'saving.percent',
    part > 100 ? 'No more than 100 per cent can be taken off.' : `${part} per cent off saves nothing.`,
  );
};

const priceOf = ({ per }: PricedRate, { perPersonSharing, unit }: PricedRate['seasons'][number]) =>
  per === 'person' ? perPersonSharing : unit;

/** What a room costs, season by season, while the offer holds. */
const pricesOf = (offer: OfferTerms, rates: readonly PricedRate[], id: string) =>
  rates
    .filter(({ room }) => room !== '' && room === id)
    .flatMap((rate) =>
      during(offer, rate).flatMap((season) => {
        const amount = priceOf(rate, season);
        return amount ? [{ from: season.from, to: season.to, amount, rate }] : [];
      }),
    );

const offered = ({ rate }: { readonly rate: PricedRate }) => rate.roomName.toLowerCase();

const price: Rule = (offer, rates) => {
  const { room, price: lower } = offer.saving;
  if (room === '') return refusal('saving.room', 'Choose the room that costs less.');
  if (lower === null) return refusal('saving.price', 'Say what the room costs with the offer.');
  const usual = pricesOf(offer, rates, room);
  const [first] = usual;
  if (!first) return noRates('saving.room', 'this room');
  const days = daysWithoutSaving(
    offer,
    usual.map(({ from, to, amount }) => ({ from, to, saves: lower < amount })),
  );
  if (!days) return null;
  const cheapest = usual.find((each) => lower >= each.amount && commonDays(each, days)) ?? first;
  const where = ['By the rates of', first.rate.lodgeName, daysInWords(days)].filter(Boolean).join(' ');
  return refusal(
    'saving.price',
    `${where} a ${offered(first)} costs ${sum(cheapest.amount)}: ${sum(lower)} saves nothing.`,
  );
};

/** A room for the price of another that costs as much or more. */
const room: Rule = (offer, rates) => {
  const { room: better, otherRoom: other } = offer.saving;
  if (better === '') return refusal('saving.room', 'Choose the room that guests get.');
  if (other === '') return refusal('saving.otherRoom', 'Choose the room whose price they pay.');
  const [dear, cheap] = [pricesOf(offer, rates, better), pricesOf(offer, rates, other)];
  const pairs = dear.flatMap((one) =>
    cheap.flatMap((two) => {
      const days = commonDays(one, two);
      return days ? [{ ...days, saves: one.amount > two.amount }] : [];
    }),
  );
  const [got, paid] = [dear[0], cheap[0]];
  if (!got || !paid || pairs.length === 0) return noRates('saving.room', 'both rooms');
  const days = daysWithoutSaving(offer, pairs);
  if (!days) return null;
  const where = ['By the rates of', got.rate.lodgeName, daysInWords(days)].filter(Boolean).join(' ');
  return refusal('saving.otherRoom', `${where} a ${offered(got)} costs no more than a ${offered(paid)}.`);
};

/** Where and when one person pays no more than one of two. */
const single: Rule = (offer, rates) => {
  const judge = (rate: PricedRate) =>
    during(offer, rate).flatMap(({ from, to, single: alone, perPersonSharing }) =>
      rate.per === 'person' && alone && perPersonSharing
        ? [{ from, to, saves: alone > perPersonSharing }]
        : [],
    );
  const without = heldOf(offer, rates).filter((held) => held.rates.flatMap(judge).length === 0);
  if (without.length > 0) {
    const where = joined(without.flatMap(({ name }) => name || []));
    return refusal(
      'saving.kind',
      `No published rate${where && ` of ${where}`} has a price for one person for its stays, so there is no supplement to take off.`,
    );
  }
  const where = whereNothing(offer, rates, judge);
  return where
    ? refusal(
        'saving.kind',
        `The rates of ${where} have no single supplement: one person pays what one of two people pays.`,
      )
    : null;
};

/** Whether somebody below an age pays for a night, by the price of a child, or of an adult where there is none. */
function childPays(
  rate: PricedRate,
  { child, perPersonSharing }: PricedRate['seasons'][number],
  under: number,
) {
  if (rate.per !== 'person') return false;
  const youngest = Math.max(rate.childFree ?? 0, rate.childFrom ?? 0);
  if (youngest >= under) return false;
  const asChild = youngest <= (rate.childUntil ?? 17) && child !== null ? child : null;
  const asAdult = child === null || under - 1 > (rate.childUntil ?? 17) ? perPersonSharing : null;
  return (asChild ?? 0) > 0 || (asAdult ?? 0) > 0;
}

const child: Rule = (offer, rates) => {
  const { childUnder: under } = offer.saving;
  if (!isWhole(under) || under < 1)
    return refusal('saving.childUnder', 'Say below which age children stay free.');
  const where = whereNothing(offer, rates, (rate) =>
    during(offer, rate).flatMap((season) =>
      season.perPersonSharing || season.unit
        ? [{ from: season.from, to: season.to, saves: childPays(rate, season, under) }]
        : [],
    ),
  );
  return where
    ? refusal(
        'saving.childUnder',
        `The rates of ${where} take nothing for a child under ${counted(under)} as it is.`,
      )
    : null;
};

const small = new Set([
  'the',
  'and',
  'for',
  'all',
  'any',
  'with',
  'your',
  'our',
  'own',
  'free',
  'per',
  'every',
  'each',
]);

/** Words that name a thing, in the singular. */
const namesIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/s$/, ''));

/** The line of a rate by which a guest has a thing without any offer. */
function hasAlready({ inclusions, childPolicy }: PricedRate, what: string): string | null {
  const names = namesIn(what);
  const free = childPolicy.split(/[.;]\s*/).filter((sentence) => /\bfree\b/i.test(sentence));
  const has = (line: string) => {
    const known = new Set(namesIn(line));
    return names.length > 0 && names.every((name) => known.has(name));
  };
  return [...inclusions, ...free].find(has) ?? null;
}

const extra: Rule = (offer, rates) => {
  const { what, usualPrice, price: lower } = offer.saving;
  if (what.trim() === '') return refusal('saving.what', 'Say what costs less.');
  const ofRoom = rates.find(
    ({ roomName }) => roomName && what.toLowerCase().includes(roomName.toLowerCase()),
  );
  if (ofRoom)
    return refusal(
      'saving.what',
      `The price of a ${ofRoom.roomName.toLowerCase()} stands in the rates: choose “A room at a lower price than in the rates”.`,
    );
  for (const { name, rates: those } of heldOf(offer, rates)) {
    const included = those.map((rate) => hasAlready(rate, what));
    const always = included.find((line) => line !== null);
    if (always && !included.includes(null))
      return refusal(
        'saving.what',
        `Guests of ${name} have this without the offer: “${always}”, say its rates.`,
      );
  }
  if (!usualPrice) return refusal('saving.usualPrice', 'Say what it costs without the offer.');
  if (lower === null) return refusal('saving.price', 'Say what it costs with the offer, 0 for nothing.');
  if (lower < usualPrice) return null;
  return refusal('saving.price', `${sum(lower)} in place of ${sum(usualPrice)} saves nothing.`);
};

const rules: Readonly<Record<SavingKind, Rule>> = { nights, percent, price, room, single, child, extra };

/** An offer whose stays are over, or have no day, is one that nobody can take. */
function withoutStays({ stayFrom, stayUntil }: OfferTerms, today: Day): Refusal | null {
  if (!stayUntil) return null;
  if (stayFrom && stayUntil < stayFrom) return refusal('stayUntil', 'Its stays end before they begin.');
  if (stayUntil >= today) return null;
  return refusal('stayUntil', `Its last stay was on ${dayInWords(stayUntil)}: nobody can take it any more.`);
}

/**
 * Why an offer saves a guest nothing, on all of its days or on some. What it takes off is what its figures say; those are held against
 * the rates it refers to, and its words against both.
 *
 * @param rates published ones, of any lodge of its property
 * @returns `null` where it saves something
 */
export function nothingSaved(offer: OfferTerms, rates: readonly PricedRate[], today: Day): Refusal | null {
  const { kind } = offer.saving;
  if (kind === null)
    return refusal('saving.kind', 'It does not say what it saves. Choose it, and write the figures.');
  const ids = new Set(offer.lodges.map(({ id }) => id));
  const mine = rates.filter(({ lodge }) => ids.size === 0 || ids.has(lodge));
  return withoutStays(offer, today) ?? rules[kind](offer, mine) ?? wordsBesideFigures(offer, mine);
}
