import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const shape = z.object({ things: z.record(z.string(), z.number()), sent: z.record(z.string(), z.number()) });

/**
 * Which alerts were sent and when, kept in a file over restarts, so that a product that keeps restarting does not send the same alert at
 * each start. Times are milliseconds since 1970. Where the file cannot be read or written an alert is sent again: too often rather than
 * never.
 */
export class SentAlerts {
  readonly #file: string | null;
  readonly #things: Map<string, number>;
  readonly #sent: Map<string, number>;

  /** @param file `null` remembers in this process alone */
  constructor(file: string | null) {
    this.#file = file;
    const kept = read(file);
    this.#things = new Map(Object.entries(kept.things));
    this.#sent = new Map(Object.entries(kept.sent));
  }

  /** When an alert in force was told last. */
  toldAt(thing: string): number | undefined {
    return this.#things.get(thing);
  }

  /** When a way last told of a kind. */
  sentAt(way: string, kind: string): number | undefined {
    return this.#sent.get(`${way} ${kind}`);
  }

  sent(way: string, kinds: readonly string[], things: readonly string[], now: number): void {
    for (const kind of kinds) this.#sent.set(`${way} ${kind}`, now);
    for (const thing of things) this.#things.set(thing, now);
    this.#keep();
  }

  /** Whatever `isOver` is news the next time. @returns what was */
  forget(isOver: (thing: string) => boolean): readonly string[] {
    const gone = [...this.#things.keys()].filter(isOver);
    for (const thing of gone) this.#things.delete(thing);
    if (gone.length > 0) this.#keep();
    return gone;
  }

  /** What other machines told, and when: kept in this process alone, and never older than what is known. */
  learn(told: ReadonlyMap<string, number>): void {
    for (const [thing, at] of told) this.#things.set(thing, Math.max(at, this.#things.get(thing) ?? at));
  }

  #keep(): void {
    if (this.#file === null) return;
    const kept = { things: Object.fromEntries(this.#things), sent: Object.fromEntries(this.#sent) };
    try {
      writeFileSync(this.#file, JSON.stringify(kept), { mode: 0o600 });
    } catch {
      // The disk may be what the alert is about.
    }
  }
}

function read(file: string | null): z.infer<typeof shape> {
  const nothing = { things: {}, sent: {} };
  if (file === null) return nothing;
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return nothing;
  }
}
