import type { Room } from '../../content/room/room.ts';

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
