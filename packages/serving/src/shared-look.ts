interface SharedLookLimits {
  /** How long anybody who asks waits for the answer, in milliseconds. */
  readonly limitMs: number;
  /** How long an answer is given to all who ask after it, in milliseconds. */
  readonly keptMs: number;
  readonly now?: () => number;
}

/**
 * One question for all who ask. While it is under way no other begins, however long it takes, and its answer is kept from its end: who asks
 * often costs one connection, also where the one who is asked has fallen silent.
 *
 * @returns a function that says whether the question was answered, in time; never rejects
 */
export function createSharedLook(
  ask: () => Promise<unknown>,
  { limitMs, keptMs, now = () => performance.now() }: SharedLookLimits,
): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  /** What anybody who asks waits for: the answer, or the end of its time. */
  let waited: Promise<boolean> = Promise.resolve(false);
  let endedAt: number | null = null;

  function begin(): void {
    endedAt = null;
    asked = (async () => ask())().then(
      () => true,
      () => false,
    );
    void asked.then(() => {
      endedAt = now();
    });
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), limitMs);
    waited = Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
  }

  return async () => {
    if (!asked || (endedAt !== null && now() - endedAt > keptMs)) begin();
    // Past its end the answer is what it said, also where that came after the time of those who waited.
    return await (endedAt === null ? waited : (asked as Promise<boolean>));
  };
}
