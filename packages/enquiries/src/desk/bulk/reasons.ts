/** Why some were left, each reason with how many it was. */
export class Reasons {
  readonly #counts = new Map<string, number>();

  add(reason: string): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  /** The most frequent first. */
  list(): { reason: string; count: number }[] {
    return [...this.#counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
  }
}
