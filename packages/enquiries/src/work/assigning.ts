import { maySeeKind } from '@sundowner/brand';
import type { AssigningRule } from '@sundowner/desk-wire/desk-settings';
import type { Sql } from '../store/database/port.ts';

interface Candidate {
  readonly id: string;
  readonly role: string;
  readonly careers: number;
  readonly given_at: number | null;
}

/** What an enquiry is about, as rules ask. */
export interface Subject {
  readonly kind: string;
  /** Keys of properties. */
  readonly properties: readonly string[];
}

/** The first rule that fits; one that names no kind fits every kind, and so with properties. */
export function ruleFor(rules: readonly AssigningRule[], subject: Subject): AssigningRule | null {
  const fits = (named: readonly string[], own: readonly string[]) =>
    named.length === 0 || named.some((name) => own.includes(name));
  return (
    rules.find((rule) => fits(rule.kinds, [subject.kind]) && fits(rule.properties, subject.properties)) ??
    null
  );
}

/** The first of some people who is there and may see the kind; `null` where none is. */
export async function firstThere(
  sql: Sql,
  people: readonly string[],
  kind: string,
  now: number,
): Promise<string | null> {
  if (people.length === 0) return null;
  const there = await sql.rows<Candidate>(
    `SELECT id, role, careers, given_at FROM people WHERE id IN (${people.map(() => '?').join(', ')})
      AND left_at IS NULL AND (away_until IS NULL OR away_until <= ?)`,
    [...people, now],
  );
  const able = there.filter(({ role, careers }) => maySeeKind({ role, careers: careers === 1 }, kind));
  return people.find((person) => able.some(({ id }) => id === person)) ?? null;
}

/**
 * Gives an enquiry automatically, in turn: to the person of the rule who is there and was given something longest ago.
 *
 * @returns the person, or `null` where no rule fits or nobody of it is there
 */
export async function nextInTurn(
  sql: Sql,
  rules: readonly AssigningRule[],
  subject: Subject,
  now: number,
): Promise<string | null> {
  const rule = ruleFor(rules, subject);
  if (!rule) return null;
  const candidates = await sql.rows<Candidate>(
    `SELECT id, role, careers, given_at FROM people WHERE id IN (${rule.people.map(() => '?').join(', ')})
      AND left_at IS NULL AND (away_until IS NULL OR away_until <= ?) ORDER BY COALESCE(given_at, 0), id`,
    [...rule.people, now],
  );
  const able = candidates.find(({ role, careers }) =>
    maySeeKind({ role, careers: careers === 1 }, subject.kind),
  );
  if (!able) return null;
  // Two of one millisecond would otherwise be of equal age.
  const turn = Math.max(now, ...candidates.map(({ given_at: given }) => (given ?? 0) + 1));
  await sql.run('UPDATE people SET given_at = ? WHERE id = ?', [turn, able.id]);
  return able.id;
}
