import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Allows each network `most` attempts in any `seconds`: guessing the one-time code is hopeless by its length, this only keeps guessers
 * from loading the database. Whoever holds the code is counted by their own network and kept out by nobody else's attempts.
 */
export function attemptLimit(most: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    /** @returns 0 when the attempt is allowed, else the seconds to wait */
    async take(network: string): Promise<number> {
      try {
        await limiter.consume(network, 1);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
  };
}
