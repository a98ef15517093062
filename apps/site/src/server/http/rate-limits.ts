import { type Counting, countingHere } from '@sundowner/serving/request-counts';

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
  /** Counts pictures taken away as one file; as often as questions, and not among them. */
  archive(key: string): Promise<Wait>;
}

/**
 * Fixed windows of a minute. Posts are counted in this process, before anything else is done for them.
 *
 * @param counting of accepted enquiries and questions: for all machines that share a database
 */
export function rateLimits(
  limits: {
    readonly postsPerMinute: number;
    readonly acceptedPerMinute: number;
    readonly searchesPerMinute: number;
  },
  counting: Counting = countingHere,
): RateLimits {
  const posts = countingHere({ name: 'posts', most: limits.postsPerMinute, seconds: 60 });
  const accepted = counting({ name: 'accepted', most: limits.acceptedPerMinute, seconds: 60 });
  const searches = counting({ name: 'searches', most: limits.searchesPerMinute, seconds: 60 });
  const archives = counting({ name: 'archives', most: limits.searchesPerMinute, seconds: 60 });
  return {
    post: posts.take,
    take: accepted.take,
    giveBack: accepted.giveBack,
    search: searches.take,
    archive: archives.take,
  };
}
