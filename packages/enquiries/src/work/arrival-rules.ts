import { isDay } from '@sundowner/calendar/day';
import { type ArrivalRule, type ArrivalRules, arrivalRulesShape } from '@sundowner/desk-wire/merging';
import { day } from '../clock.ts';
import type { FormValues } from '../forms/form.ts';
import type { Sql } from '../store/database/port.ts';
import { plain, spelledOut, wordsInOrder } from '../store/plain-letters.ts';

/** So much of what somebody wrote is looked at by rules: more is no letter. */
const mostLetters = 50_000;

/** The rules as they are set; none where nobody has set any. */
export async function arrivalRules(sql: Sql): Promise<ArrivalRules> {
  const [row] = await sql.rows<{ words: string }>('SELECT words FROM arrival_rules WHERE one = 1');
  return row ? arrivalRulesShape.parse(JSON.parse(row.words)) : { rules: [] };
}

/** Sets the rules. They are for what comes in from now on. */
export async function setArrivalRules(sql: Sql, rules: ArrivalRules, by: string, now: number): Promise<void> {
  await sql.run(
    `INSERT INTO arrival_rules (one, words, changed_at, changed_by) VALUES (1, ?, ?, ?)
      ON CONFLICT (one) DO UPDATE SET words = excluded.words, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [JSON.stringify(rules), now, by],
  );
}

/** What an enquiry is about, as rules ask. */
interface Arrived {
  readonly kind: string;
  /** Keys of properties. */
  readonly properties: readonly string[];
  readonly values: Readonly<FormValues>;
  /** When it came in. Milliseconds since 1970. */
  readonly at: number;
}

/** What the rules that fit say of it. */
export interface Ruling {
  /** Whom it goes to, the first rule's first. */
  readonly assign: readonly string[];
  readonly tags: readonly string[];
  readonly urgent: boolean;
}

const key = (words: readonly string[]): string => words.join(' ');

/** The words of a rule, in each way they may be written. */
const waysOf = (words: string): string[] =>
  [plain(words), spelledOut(words)].flatMap((way) => {
    const inOrder = way === null ? [] : wordsInOrder(way);
    return inOrder.length === 0 ? [] : [key(inOrder)];
  });

/**
 * Whether any of some words, or words that follow each other, are in a text, whole, without regard to case and accents. Each place of the
 * text is looked at once for every number of words that any rule asks for.
 */
export function createWordLook(
  text: string,
  rules: readonly ArrivalRule[],
): (words: readonly string[]) => boolean {
  const lengths = new Set(
    rules.flatMap(({ words }) => words.flatMap(waysOf).map((way) => way.split(' ').length)),
  );
  const there = new Set<string>();
  const start = text.slice(0, mostLetters);
  for (const way of [plain(start), spelledOut(start)]) {
    const words = way === null ? [] : wordsInOrder(way);
    for (const length of lengths)
      for (let at = 0; at + length <= words.length; at++) there.add(key(words.slice(at, at + length)));
  }
  return (words) => words.flatMap(waysOf).some((way) => there.has(way));
}

const fits = (named: readonly string[], own: readonly string[]): boolean =>
  named.length === 0 || named.some((name) => own.includes(name));

/** Days from when it came in to the arrival; `null` where no date is given. */
function daysAhead({ values, at }: Arrived): number | null {
  const arrival = values.dateStart;
  if (typeof arrival !== 'string' || !isDay(arrival)) return null;
  return Math.floor((Date.parse(arrival) - at) / day) + 1;
}

/** What the rules say of an enquiry: all that a rule names must hold, and every rule that fits counts. */
export function rulingOn(rules: readonly ArrivalRule[], arrived: Arrived): Ruling {
  const { kind, properties, values } = arrived;
  const look = createWordLook(Object.values(values).flat().join('\n'), rules);
  const ahead = daysAhead(arrived);
  const fitting = rules.filter(
    (rule) =>
      fits(rule.kinds, [kind]) &&
      fits(rule.properties, properties) &&
      (rule.words.length === 0 || look(rule.words)) &&
      (rule.withinDays === null || (ahead !== null && ahead <= rule.withinDays)),
  );
  return {
    assign: fitting.flatMap(({ assign }) => assign ?? []),
    tags: [...new Set(fitting.flatMap(({ tag }) => tag ?? []))],
    urgent: fitting.some(({ urgent }) => urgent),
  };
}
