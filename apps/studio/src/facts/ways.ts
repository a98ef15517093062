import { type Duration, durationIn } from './durations.ts';
import { type Passage, sentencesOf } from './passages.ts';

/** How long the way by road from a town is, as words say it. */
export interface WaySaid {
  /** "johannesburg". */
  readonly from: string;
  readonly duration: Duration;
  readonly says: string;
}

const fromTown = /\bfrom (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)/gu;

/** "3 hours 30 minutes by road from Johannesburg"; a way that is flown, or goes by another place, is left out. */
export function waysIn({ head, words }: Passage): readonly WaySaid[] {
  const isRoad = /\bby (?:road|car)\b/i;
  if (!isRoad.test(words)) return [];
  const [, asHead] = /^From (\p{Lu}[\p{L} ’'-]+)$/u.exec(head) ?? [];
  return sentencesOf(words).flatMap((says): readonly WaySaid[] => {
    const towns = asHead === undefined ? [...says.matchAll(fromTown)].map(([, town = '']) => town) : [asHead];
    const length = durationIn(says);
    const [town] = towns;
    if (!isRoad.test(says) || !length || towns.length !== 1 || town === undefined) return [];
    return [{ from: town.toLowerCase(), duration: length.duration, says }];
  });
}
