/**
 * How long to wait before the next attempt: doubling from `first` up to `longest`, with the upper half of it at random, so
 * that jobs which failed together do not come back together.
 *
 * @param attempt 1 after the first failure
 * @param random 0 to 1, injected by tests
 * @returns milliseconds
 */
export function backoff(
  attempt: number,
  limits: { readonly first: number; readonly longest: number },
  random: () => number = Math.random,
): number {
  const full = Math.min(limits.longest, limits.first * 2 ** Math.min(attempt - 1, 40));
  return Math.round(full / 2 + (full / 2) * random());
}
