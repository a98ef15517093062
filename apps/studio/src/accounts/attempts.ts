/**
 * Allows `most` attempts in any `seconds`, for everyone together: guessing the one-time code is hopeless by its
 * length, this only keeps guessers from loading the database.
 */
export function attemptLimit(most: number, seconds: number, now: () => number = Date.now) {
  let times: number[] = [];
  return {
    /** @returns 0 when the attempt is allowed, else the seconds to wait */
    take(): number {
      const since = now() - seconds * 1000;
      times = times.filter((time) => time > since);
      const oldest = times[0];
      if (times.length >= most && oldest !== undefined) return Math.ceil((oldest - since) / 1000);
      times.push(now());
      return 0;
    },
  };
}
