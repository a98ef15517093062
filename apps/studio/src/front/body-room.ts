export interface RoomSize {
  /** Bodies that may be there at once. */
  readonly bodies: number;
  /** Bytes they may have together, but for what the oldest of them brings. */
  readonly bytes: number;
  /** Bodies of one caller's network; a stranger must not take every place. */
  readonly ofOneNetwork: number;
}

/** A body's place in its room, from its first byte until its request is answered. */
export interface Place {
  /** Notes what has come. @returns false while no more may be read */
  hold(bytes: number): boolean;
  /** Resolves once more may be read. */
  turn(): Promise<void>;
  leave(): void;
}

export interface BodyRoom {
  /** @returns `null` when there is no place left */
  enter(network: string): Place | null;
}

interface Seat {
  readonly network: string;
  held: number;
  wake: (() => void) | null;
}

/**
 * Bounds what bodies take of memory together. While it is full only the oldest goes on, so that it ends, and the others are left
 * unread with whoever sends them; so there is never more than `bytes` and one body.
 */
export function bodyRoom({ bodies, bytes, ofOneNetwork }: RoomSize): BodyRoom {
  const seats = new Set<Seat>();
  let held = 0;
  const mayGoOn = (seat: Seat) => held < bytes || seats.values().next().value === seat;

  function wakeNext(): void {
    for (const seat of seats) {
      if (!seat.wake || !mayGoOn(seat)) continue;
      seat.wake();
      seat.wake = null;
    }
  }

  return {
    enter(network) {
      if (seats.size >= bodies) return null;
      if ([...seats].filter((seat) => seat.network === network).length >= ofOneNetwork) return null;
      const seat: Seat = { network, held: 0, wake: null };
      seats.add(seat);
      return {
        hold(more) {
          seat.held += more;
          held += more;
          return mayGoOn(seat);
        },
        turn: () =>
          new Promise((resolve) => {
            if (mayGoOn(seat)) resolve();
            else seat.wake = resolve;
          }),
        leave() {
          if (!seats.delete(seat)) return;
          held -= seat.held;
          wakeNext();
        },
      };
    },
  };
}
