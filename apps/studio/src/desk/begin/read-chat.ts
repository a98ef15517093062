import { type Day, dayFrom } from '@sundowner/calendar/day';
import { momentIn, type Zone } from '@sundowner/calendar/zone';
import { type TripInWords, tripInWords } from './trip-in-words.ts';

/** What a pasted chat says; `null` where it says nothing. */
export interface ReadChat extends TripInWords {
  readonly name: string | null;
  readonly telephone: string | null;
  /** When they wrote first, ISO time. */
  readonly at: string | null;
  /** Names of places that are named in it. */
  readonly places: readonly string[];
}

interface ChatLine {
  readonly day: Day | null;
  readonly time: string;
  readonly sender: string;
  readonly text: string;
}

/** "[24/11/2026, 13:51] Kagiso: Hi" of an iPhone or the web, "24/11/2026, 13:51 - Kagiso: Hi" of Android, with seconds or am and pm. */
const line =
  /^\[?(\d{1,4})[./-](\d{1,2})[./-](\d{1,4}),? (\d{1,2})[:.](\d{2})(?:[:.]\d{2})?(?: ?([ap])\.? ?m\.?)?\]?(?: [-–])? ([^:]{1,80}): ?(.*)$/i;

/** Longest line whose head is looked for. */
const longestHead = 160;
const mostLetters = 50_000;

/** The day of a chat's three numbers, the day first; the month first where `american`. */
function dayOf(a: number, b: number, c: number, american: boolean): Day | null {
  if (a > 31) return dayFrom(a, b, c);
  const year = c < 100 ? 2000 + c : c;
  return american ? dayFrom(year, a, b) : dayFrom(year, b, a);
}

function hourOf(hours: string, half: string | undefined): string {
  const hour = Number(hours);
  if (half === undefined) return hours.padStart(2, '0');
  return String((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0');
}

/** The lines of a chat that say who wrote when, with what goes on under each. */
function chatLines(text: string): readonly ChatLine[] {
  const lines = text
    .slice(0, mostLetters)
    // Marks of direction, and the narrow space before am and pm.
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .split(/\r?\n/);
  const heads = lines.map((each) => {
    const parts = line.exec(each.slice(0, longestHead));
    return parts && { parts, rest: each.slice(longestHead) };
  });
  const american = heads.some(
    (head) => head !== null && Number(head.parts[1]) <= 12 && Number(head.parts[2]) > 12,
  );
  const found: { day: Day | null; time: string; sender: string; texts: string[] }[] = [];
  for (const [index, head] of heads.entries()) {
    if (head === null) {
      found.at(-1)?.texts.push(lines[index] ?? '');
      continue;
    }
    const [, a, b, c, hours = '', minutes = '', half, sender = '', words = ''] = head.parts;
    found.push({
      day: dayOf(Number(a), Number(b), Number(c), american),
      time: `${hourOf(hours, half)}:${minutes}`,
      sender: sender.trim(),
      texts: [words + head.rest],
    });
  }
  return found.map(({ texts, ...each }) => ({ ...each, text: texts.join('\n') }));
}

const isNumber = (sender: string) => /^\+?[\d ()-]{6,30}$/.test(sender);

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/**
 * Reads a chat that was pasted: who wrote, when they began, dates, party and places. In linear time; nothing is taken from it that does not
 * stand in it.
 *
 * @param ours names of colleagues, whose lines are answers
 * @param places names of places that may be meant
 */
export function readChat(
  text: string,
  {
    today,
    zone,
    ours,
    places,
  }: {
    readonly today: Day;
    readonly zone: Zone;
    readonly ours: readonly string[];
    readonly places: readonly { readonly name: string; readonly shortName: string }[];
  },
): ReadChat {
  const known = ours.map((name) => name.trim().toLowerCase());
  const isOurs = ({ sender }: ChatLine) => {
    const name = sender.toLowerCase();
    return name === 'you' || known.some((each) => each === name || each.split(' ')[0] === name);
  };
  const theirs = chatLines(text).filter((each) => !isOurs(each));
  const [first] = theirs;
  // Words without a chat's lines around them are read all the same.
  const words = first
    ? theirs
        .filter(({ sender }) => sender === first.sender)
        .map((each) => each.text)
        .join('\n')
    : text;
  const written = words.slice(0, mostLetters).toLowerCase();
  const at =
    first?.day && isTime(first.time) ? new Date(momentIn(first.day, first.time, zone)).toISOString() : null;
  return {
    ...tripInWords(words, first?.day ?? today),
    name: first && !isNumber(first.sender) ? first.sender.replace(/^~ ?/, '') : null,
    telephone: first && isNumber(first.sender) ? first.sender : null,
    at,
    places: places
      .filter(({ name, shortName }) =>
        [name, shortName].some((each) => each !== '' && written.includes(each.toLowerCase())),
      )
      .map(({ name }) => name),
  };
}
