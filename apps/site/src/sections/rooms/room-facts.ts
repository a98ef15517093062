import type { Room } from '../../content/room/room.ts';

const numbers = 'None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** Up to twelve in words. */
const inWords = (count: number | null) => (count === null ? '' : (numbers[count] ?? String(count)));

const squareMetres = (size: number | null) => (size === null ? '' : `${size}\u00a0m²`);

/** What can be said of every room under the same name; all that is in it stands with the room itself. */
export const roomFacts: readonly { readonly name: string; readonly of: (room: Room) => string }[] = [
  { name: 'Size', of: ({ size }) => squareMetres(size) },
  { name: 'Sleeps', of: ({ sleeps, sleepsNote }) => sleepsNote || inWords(sleeps) },
  { name: 'Beds', of: ({ beds }) => beds },
  { name: 'Bathroom', of: ({ bathroom }) => bathroom },
  // A figure and its measure stay in one line.
  { name: 'Outside', of: ({ outside }) => outside.replace(/(\d) (?=m²)/g, '$1\u00a0') },
  { name: 'Pool', of: ({ pool }) => pool },
  { name: 'Sitting room', of: ({ sittingRoom }) => sittingRoom },
  { name: 'View', of: ({ view }) => view },
  { name: 'Of this kind', of: ({ howMany }) => inWords(howMany) },
];

const passedOver = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'in',
  'with',
  'your',
  'own',
  'one',
  'two',
  'three',
]);
const wordsOf = (thing: string) =>
  thing
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !passedOver.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

/** Whether all that one says is said by the other: "Fire" by "Fireplace", "Fan and air conditioning" the other way round. */
function saysAll(more: readonly string[], less: readonly string[]): boolean {
  return less.every((word) => more.some((other) => other.startsWith(word)));
}

/** What is in a room: its editor's own words, then its amenities that those do not name, each thing once. */
export function thingsIn({ inTheRoom, amenities }: Pick<Room, 'inTheRoom' | 'amenities'>): readonly string[] {
  const things: string[] = [];
  for (const thing of [...inTheRoom, ...amenities.map(({ title }) => title)]) {
    const words = wordsOf(thing);
    const known = things.some((other) => saysAll(wordsOf(other), words) || saysAll(words, wordsOf(other)));
    if (!known) things.push(thing);
  }
  return things;
}

/** As many rooms as stand side by side. */
export const mostCompared = 3;

export interface ChosenRooms {
  readonly rooms: readonly Room[];
  /** What the visitor is told when she did not get exactly what she asked for. */
  readonly note: 'too-many' | 'too-few' | null;
}

/**
 * The rooms an address asks to compare: `?compare=river-suite&compare=family-suite`, or with commas between. Unknown names are
 * passed over; without at least two the first three stand.
 */
export function chosenRooms(rooms: readonly Room[], query: URLSearchParams): ChosenRooms {
  const asked = new Set(query.getAll('compare').flatMap((value) => value.split(',')));
  const chosen = rooms.filter(({ slug }) => asked.has(slug));
  if (chosen.length > mostCompared) return { rooms: chosen.slice(0, mostCompared), note: 'too-many' };
  if (chosen.length > 1) return { rooms: chosen, note: null };
  return { rooms: rooms.slice(0, mostCompared), note: asked.size > 0 ? 'too-few' : null };
}
