/** Who comes. */
export interface Party {
  readonly adults: number;
  readonly children: number;
}

/** How a party sleeps, and who pays which price. */
export interface RoomsTaken {
  readonly rooms: number;
  /** Those who pay as one of two who share: adults, and a child in the second bed of an adult's room. */
  readonly sharing: number;
  /** Adults alone in a room. */
  readonly alone: number;
  /** Children beside two others. */
  readonly children: number;
}

/**
 * As few rooms as hold everybody, as evenly filled as they can be, an adult in each.
 *
 * @param sleeps how many one room takes; `null` puts two into each
 */
export function roomsFor({ adults, children }: Party, sleeps: number | null): RoomsTaken | 'adults-per-room' {
  const people = adults + children;
  const rooms = Math.max(1, Math.ceil(people / (sleeps ?? 2)));
  if (rooms > adults) return 'adults-per-room';
  const least = Math.floor(people / rooms);
  const fuller = people % rooms;
  const alone = least === 1 ? rooms - fuller : 0;
  // In every other room two pay as adults, whoever they are; the children that are left pay theirs.
  const shared = 2 * (rooms - alone);
  const adultsLeft = Math.max(0, adults - alone - shared);
  return {
    rooms,
    alone,
    sharing: Math.min(people - alone, shared + adultsLeft),
    children: Math.max(0, people - alone - shared - adultsLeft),
  };
}
