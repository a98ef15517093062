import type { Colleague } from '@sundowner/desk-wire/people';
import { momentWords } from './times.ts';

/** The person who looks at the page: their colleagues, who they are, and when they look. Most words are chosen for them. */
export interface Viewer {
  readonly people: readonly Colleague[];
  /** The id of the person signed in. */
  readonly me: string;
  readonly now: Date;
}

const firstOf = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** "Thandi", or "Thandi Mokoena" where two share a first name; somebody who is not in the list keeps what is known of them. */
export function personWords(id: string | null, { people, me }: Pick<Viewer, 'people' | 'me'>): string {
  if (id === null || id === '') return 'Nobody';
  if (id === me) return 'You';
  return colleagueWords(id, people);
}

/** Ids are the studio's, figures alone; earlier versions kept a name in their place where a file was opened. */
const isKeptName = (id: string) => !/^\d+$/.test(id);

/**
 * The name without "You".
 *
 * @param kept the name that was written down beside the id, for somebody who is no longer in the list
 */
export function colleagueWords(id: string, people: readonly Colleague[], kept: string | null = null): string {
  const person = people.find((each) => each.id === id);
  if (!person) {
    if (kept) return kept;
    if (id === 'command-line') return 'The command line';
    return isKeptName(id) ? id : 'Somebody who has left';
  }
  const first = firstOf(person.name);
  const shared = people.some((other) => other.id !== id && firstOf(other.name) === first);
  return shared ? person.name : first;
}

/** "RV", of a name. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? '')][0]);
  return (
    letters
      .filter((letter) => letter !== undefined)
      .join('')
      .toUpperCase() || '?'
  );
}

/** "away until Wed 08:00", or `null` for somebody who is there. */
export function awayWords({ awayUntil, left }: Colleague, now: Date): string | null {
  if (left) return 'no longer here';
  return awayUntil !== null && Date.parse(awayUntil) > now.getTime()
    ? `away until ${momentWords(awayUntil, now)}`
    : null;
}

/** The colleagues a text names with @, by first name or whole name. */
export function mentionsIn(text: string, people: readonly Colleague[]): string[] {
  const written = text.toLowerCase();
  const names = (person: Colleague) => [person.name, colleagueWords(person.id, people)];
  return people
    .filter((person) => !person.left)
    .filter((person) =>
      names(person).some((name) => {
        const at = written.indexOf(`@${name.toLowerCase()}`);
        return at >= 0 && !/[\p{L}\p{N}]/u.test(written[at + name.length + 1] ?? '');
      }),
    )
    .map(({ id }) => id);
}
