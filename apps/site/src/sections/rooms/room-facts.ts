import type { Room } from '../../content/room/room.ts';

const small = 'None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** Up to twelve in words. */
const inWords = (count: number | null) => (count === null ? '' : (small[count] ?? String(count)));

const squareMetres = (size: number | null) => (size === null ? '' : `${size} m²`);

/** What can be said of every room under the same name; all that is in it stands with the room itself. */
export const roomFacts: readonly { readonly name: string; readonly of: (room: Room) => string }[] = [
  { name: 'Size', of: ({ size }) => squareMetres(size) },
  { name: 'Sleeps', of: ({ sleeps, sleepsNote }) => sleepsNote || inWords(sleeps) },
  { name: 'Beds', of: ({ beds }) => beds },
  { name: 'Bathroom', of: ({ bathroom }) => bathroom },
  { name: 'Outside', of: ({ outside }) => outside },
  { name: 'Pool', of: ({ pool }) => pool },
  { name: 'Sitting room', of: ({ sittingRoom }) => sittingRoom },
  { name: 'View', of: ({ view }) => view },
  { name: 'How many', of: ({ howMany }) => inWords(howMany) },
];
