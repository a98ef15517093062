/** All in milliseconds. */
const times = {
  idle: 2000,
  firstRetry: 250,
  lastRetry: 5000,
} as const;

/** Who was told asks for a longer pause than the next one would be. */
export class AskedToWait extends Error {
  override readonly name = 'AskedToWait';
  readonly milliseconds: number;

  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

interface Looking {
  /** Looks now; while it looks, once more afterwards. */
  look(): void;
  stop(): void;
}

interface LookingParts {
  /** What is to be done is done; what fails is tried again with growing pauses. @returns whether there is more at once */
  readonly work: () => Promise<boolean>;
  /** Said once for an outage, not at every try. */
  readonly onFailure: (reason: string) => void;
}

const pauseAfter = (failures: number): number =>
  Math.min(times.firstRetry * 2 ** (failures - 1), times.lastRetry);

/** How the outbox of changes is followed by each of those who are told of it: now, when it is woken, and every two seconds. */
export function startLooking({ work, onFailure }: LookingParts): Looking {
  let stopped = false;
  let failures = 0;
  let looking = false;
  /** Woken while it looked: that look may have read before the change was there. */
  let again = false;
  /** Not before then, even when it is woken. */
  let waitsUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, milliseconds);
    timer.unref();
  };

  function failed(error: unknown): void {
    failures += 1;
    if (error instanceof AskedToWait) waitsUntil = performance.now() + error.milliseconds;
    if (failures === 1) onFailure(error instanceof Error ? error.message : String(error));
  }

  function look(): void {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    const wait = waitsUntil - performance.now();
    if (wait > 0) {
      later(wait);
      return;
    }
    looking = true;
    again = false;
    work()
      .then((more) => {
        failures = 0;
        if (more) again = true;
      }, failed)
      .then(() => {
        looking = false;
        if (stopped) return;
        const pause = failures === 0 ? times.idle : pauseAfter(failures);
        later(again && failures === 0 ? 0 : pause);
      });
  }

  look();
  return {
    look,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
