export interface BodyMemoryLimits {
  /** Bodies that may be there at once. */
  readonly bodies: number;
  /** Bytes they may have together, but for what the oldest of them brings. */
  readonly bytes: number;
  /** Bodies of one caller's network; a stranger must not take every slot. */
  readonly ofOneNetwork: number;
  /**
   * Whether the body that has been on its way longest gives its slot to a new one where none is left. What strangers send is there in
   * a moment; a caller that sends slowly would else keep out everybody of an office, or all who come through one proxy.
   */
  readonly slowestGivesWay?: boolean;
}

/** A body's slot in memory, from its first byte until its request is answered. */
export interface Slot {
  /** Notes what has come. @returns false while no more may be read */
  hold(bytes: number): boolean;
  /** Resolves once more may be read. */
  mayReadMore(): Promise<void>;
  /** Notes that the body is here whole: its slot is nobody else's until it leaves. */
  arrived(): void;
  leave(): void;
}

export interface BodyMemory {
  /**
   * @param giveWay called when another body gets this slot while it is on its way
   * @returns `null` when there is no slot left
   */
  enter(network: string, giveWay: () => void): Slot | null;
}

interface Seat {
  readonly network: string;
  held: number;
  wake: (() => void) | null;
  /** `null` once it is here whole. */
  giveWay: (() => void) | null;
}

/**
 * Bounds what bodies take of memory together. While it is full only the oldest goes on, so that it ends, and the others are left
 * unread with their sender; so there is never more than `bytes` and one body.
 */
export function bodyMemory({
  bodies,
  bytes,
  ofOneNetwork,
  slowestGivesWay = false,
}: BodyMemoryLimits): BodyMemory {
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

  function leave(seat: Seat): void {
    if (!seats.delete(seat)) return;
    held -= seat.held;
    wakeNext();
  }

  /** @returns whether there is a slot for one more of this network, made free where that is allowed */
  function hasSlot(network: string): boolean {
    const ofNetwork = [...seats].filter((seat) => seat.network === network);
    const crowd = ofNetwork.length >= ofOneNetwork ? ofNetwork : seats.size >= bodies ? [...seats] : null;
    if (!crowd) return true;
    const slowest = slowestGivesWay ? crowd.find(({ giveWay }) => giveWay !== null) : undefined;
    if (!slowest) return false;
    slowest.giveWay?.();
    leave(slowest);
    return true;
  }

  return {
    enter(network, giveWay) {
      if (!hasSlot(network)) return null;
      const seat: Seat = { network, held: 0, wake: null, giveWay };
      seats.add(seat);
      return {
        hold(more) {
          if (!seats.has(seat)) return false;
          seat.held += more;
          held += more;
          return mayGoOn(seat);
        },
        mayReadMore: () =>
          new Promise((resolve) => {
            if (mayGoOn(seat)) resolve();
            else seat.wake = resolve;
          }),
        arrived() {
          seat.giveWay = null;
        },
        leave: () => leave(seat),
      };
    },
  };
}
