import type { Rate } from '../../content/rates/rates.ts';
import type { Room } from '../../content/room/room.ts';

/**
 * Of a property's rates those a page of one lodge may show: its own rooms', by their slugs, since another lodge may call a room the same,
 * and those for no room, which are found by the name of their place.
 */
export const ratesOfLodge = (rates: readonly Rate[], rooms: readonly Pick<Room, 'slug'>[]): readonly Rate[] =>
  rates.filter(({ kind, item }) => kind !== 'room' || rooms.some(({ slug }) => slug === item));
