/** What is said otherwise on purpose. */
export interface WordChange {
  readonly on: RegExp;
  readonly reason: string;
  readonly was: string | RegExp;
  readonly now: string;
}
