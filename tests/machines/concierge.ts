import { setTimeout as wait } from 'node:timers/promises';
import type { Keyring } from '@sundowner/keyring';
import { deskOfSite, thandi } from '../integration/site-desk-asking.ts';
import type { Machine } from './machine.ts';

/** A concierge who answers enquiries at the desk, each once. */
export interface Concierge {
  /** Enquiries by the keys of the answers the desk took: each is to go to the traveller once. */
  readonly answered: ReadonlyMap<string, string>;
  /** What the desk said of answers other than that it took them, or cannot now. */
  readonly faults: readonly string[];
  /**
   * Answers what comes in, one after the other, until told to stop, at whichever machine's desk can: one that is refused, or has no reply, is sent
   * to the next under its own key. What was under way at the stop is sent first the next time.
   */
  run(desks: readonly Machine[], rest: () => number, stop: AbortSignal): Promise<void>;
  /** Sends what is still under way. */
  finish(desks: readonly Machine[]): Promise<void>;
}

interface Answer {
  readonly key: string;
  readonly reference: string;
}

/** How long a desk may take, in milliseconds: what a studio waits for. */
const deskMs = 10_000;
const restAfterRefusal = 250;

/** @param acknowledged enquiries by their references, which come while it runs */
export function startConcierge(acknowledged: ReadonlyMap<string, unknown>, keyring: Keyring): Concierge {
  const answered = new Map<string, string>();
  const faults: string[] = [];
  const taken = new Set<string>();
  let pending: Answer | null = null;
  let turn = 0;

  function next(): Answer | null {
    for (const reference of acknowledged.keys()) {
      if (taken.has(reference)) continue;
      taken.add(reference);
      return { key: crypto.randomUUID(), reference };
    }
    return null;
  }

  /** @returns whether the desk decided about it */
  async function tried({ key, reference }: Answer, { siteUrl: url, internalUrl }: Machine): Promise<boolean> {
    const words = { subject: 'Your stay', text: `We have rooms for you. ${key}`, version: 0, key };
    const desk = deskOfSite({ url, internalUrl, keyring });
    const answer = await Promise.race([
      desk.call(`/desk/enquiries/${reference}/answers`, words, thandi).catch(() => null),
      wait(deskMs, null),
    ]);
    if (answer === null || answer.status >= 500) return false;
    if (answer.status === 200) answered.set(key, reference);
    else faults.push(`${reference}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return true;
  }

  return {
    answered,
    faults,
    async run(desks, rest, stop) {
      // What came in before is nobody's here: tests worked on some of it.
      for (const reference of acknowledged.keys()) taken.add(reference);
      while (!stop.aborted) {
        pending ??= next();
        const desk = desks[turn++ % desks.length];
        if (pending === null || !desk) await wait(restAfterRefusal);
        else if (await tried(pending, desk)) {
          pending = null;
          await wait(rest());
        } else await wait(restAfterRefusal);
      }
    },
    async finish(desks) {
      for (let at = 0; pending !== null && at < 20 * desks.length; at += 1) {
        const desk = desks[at % desks.length];
        if (desk && (await tried(pending, desk))) pending = null;
        else await wait(restAfterRefusal);
      }
      if (pending !== null) throw new Error(`No desk takes the answer to ${pending.reference}.`);
    },
  };
}
