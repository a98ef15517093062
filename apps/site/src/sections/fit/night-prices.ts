import { daysAfter } from '@sundowner/calendar/day';
import type { Levy } from '../../content/fields/place.ts';
import type { RateSeason } from '../../content/rates/rates.ts';
import { estimate, type NoEstimate } from '../estimate/estimate.ts';
import type { FitItem, FitQuestion } from './fit-question.ts';
import { type Refusal, tooSmall, unpriced } from './fit-refusals.ts';

type Party = Pick<FitQuestion, 'adults' | 'ages'>;

/** What one night costs a party, as the calculator says it: asked once for each room and season, however many stays are compared. */
export class NightPrices {
  readonly #nights = new Map<string, number | Refusal>();

  ofNight(item: FitItem, season: RateSeason, party: Party, levies: readonly Levy[]): number | Refusal {
    const { property, kind, item: slug } = item.rate;
    const key = `${property} ${kind} ${slug} ${season.from} ${party.adults} ${party.ages.join()}`;
    const known = this.#nights.get(key) ?? oneNight(item, season.from, party, levies);
    this.#nights.set(key, known);
    return known;
  }

  /** Why the room does not take the party, whenever it comes; `null` where it does. */
  ofParty(item: FitItem, party: Party, levies: readonly Levy[]): Refusal | null {
    const season = item.rates.flatMap(({ seasons }) => seasons)[0];
    if (!season) return null;
    const night = this.ofNight(item, season, party, levies);
    return typeof night === 'number' || night.kind === 'not-let' ? null : night;
  }
}

function oneNight(item: FitItem, arrival: string, { adults, ages }: Party, levies: readonly Levy[]) {
  const stay = { arrival, departure: daysAfter(arrival, 1), adults, ages, children: ages.length };
  const answer = estimate({ ...stay, item: item.rate.item, treehouse: null }, item.rates, levies);
  return answer.kind === 'none' ? refusalOf(answer, item, { adults, ages }) : answer.total;
}

/** Why the calculator has no sum. */
export function refusalOf(
  answer: Pick<NoEstimate, 'reason' | 'night' | 'youngest'>,
  item: FitItem,
  party: Party,
): Refusal {
  switch (answer.reason) {
    case 'no-child':
    case 'adults-per-room':
    case 'not-let':
      return { kind: answer.reason };
    case 'too-young':
      return { kind: 'too-young', from: answer.youngest ?? 0 };
    case 'too-many':
      return tooSmall(item.rate, party);
    case 'too-few-rooms':
      return { kind: answer.reason, howMany: item.rate.howMany ?? 0 };
    case 'no-price':
    case 'unknown':
      return unpriced(
        answer.night ?? '',
        item.rates.flatMap(({ seasons }) => seasons),
      );
  }
}
