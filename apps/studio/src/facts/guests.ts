import { numberPattern, numberSaid } from '../offers/number-words.ts';

/** Guests as words count them, cots left out. */
export interface GuestsSaid {
  readonly total: number;
  /** Of them adults, where the words part them from children. */
  readonly adults: number | null;
}

const counted = (words: string, what: string): number | null => {
  const [, said] = new RegExp(`\\b(${numberPattern}|an?) (?:of them )?${what}`, 'i').exec(words) ?? [];
  if (said === undefined) return null;
  return /^an?$/i.test(said) ? 1 : numberSaid(said);
};

/**
 * "Two adults, two children, and a cot"; "Ten, and four children on beds of their own"; "Four, in two bedrooms". Of two ways to sleep there
 * the first counts.
 *
 * @returns `null` where the words count nobody
 */
export function guestsSaid(words: string): GuestsSaid | null {
  const [first = ''] = words.split(/[;.]| or | when | if /, 1);
  const [, leading] =
    new RegExp(`^(?:up to )?(${numberPattern})(?=$|,| guests?\\b| people\\b)`, 'i').exec(first) ?? [];
  const adults = counted(first, 'adults?\\b') ?? (leading === undefined ? null : numberSaid(leading));
  if (adults === null) return null;
  const children = counted(first, '(?:child\\b|children\\b)');
  return { total: adults + (children ?? 0), adults: children === null ? null : adults };
}

/** Who sleeps in a room, in figures. */
interface RoomFigures {
  readonly sleeps: number | null;
  readonly sleepsAdults: number | null;
}

/**
 * Why the words of a room do not go with its figures.
 *
 * @returns a sentence that names both; `null` where they agree, or one of them says nothing
 */
export function whyGuestsDiffer(words: string, { sleeps, sleepsAdults }: RoomFigures): string | null {
  const said = guestsSaid(words);
  if (said === null || sleeps === null) return null;
  if (said.total !== sleeps)
    return `“Who fits” counts ${said.total} (“${words}”), and “Sleeps” says ${sleeps}.`;
  const grown = Math.min(sleepsAdults ?? sleeps, sleeps);
  if (said.adults !== null && said.adults !== grown)
    return `“Who fits” counts ${said.adults} adults (“${words}”), and ${sleepsAdults === null ? 'without “Of them adults” an adult may sleep in each bed' : `“Of them adults” says ${sleepsAdults}`}.`;
  if (said.adults === null && /\badults?\b/i.test(words) && grown !== sleeps)
    return `“Who fits” counts adults alone (“${words}”), and “Of them adults” says ${grown}.`;
  return null;
}
