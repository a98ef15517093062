import type { Room } from '../../content/room/room.ts';

const small = new Set(['a', 'an', 'and', 'the', 'of', 'in', 'with', 'your', 'own', 'one', 'two', 'three']);
const wordsOf = (thing: string) =>
  thing
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

/** Whether all that one says is said by the other: "Fire" by "Fireplace", "Fan and air conditioning" the other way round. */
function saysAll(more: readonly string[], less: readonly string[]): boolean {
  return less.every((word) => more.some((other) => other.startsWith(word)));
}

/** What is in a room: its editor's own words, then its amenities that those do not name, each thing once. */
export function thingsIn({ inTheRoom, amenities }: Pick<Room, 'inTheRoom' | 'amenities'>): readonly string[] {
  const told: string[] = [];
  for (const thing of [...inTheRoom, ...amenities.map(({ title }) => title)]) {
    const words = wordsOf(thing);
    const known = told.some((other) => saysAll(wordsOf(other), words) || saysAll(words, wordsOf(other)));
    if (!known) told.push(thing);
  }
  return told;
}
