import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds to wait, or `null` when a request may go on. */
export type Wait = number | null;

export interface RateLimits {
  /** Counts a post of an address. */
  post(key: string): Promise<Wait>;
  /** Takes one of the accepted enquiries an address may make; `giveBack` when it was not accepted after all. */
  take(key: string): Promise<Wait>;
  giveBack(key: string): Promise<void>;
  /** Counts a question to the site search. */
  search(key: string): Promise<Wait>;
}

/** Fixed windows of a minute, counted in this process. */
export function rateLimits(limits: {
  postsPerMinute: number;
  acceptedPerMinute: number;
  searchesPerMinute: number;
}): RateLimits {
  const posts = new RateLimiterMemory({ points: limits.postsPerMinute, duration: 60 });
  const accepted = new RateLimiterMemory({ points: limits.acceptedPerMinute, duration: 60 });
  const searches = new RateLimiterMemory({ points: limits.searchesPerMinute, duration: 60 });
  return {
    search: (key) => consume(searches, key),
    post: (key) => consume(posts, key),
    take: (key) => consume(accepted, key),
    async giveBack(key) {
      await accepted.reward(key, 1);
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<Wait> {
  try {
    await limiter.consume(key, 1);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
