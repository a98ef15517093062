import { setTimeout as sleep } from 'node:timers/promises';
import { localRequest } from './local-request.ts';

/** How a program is, by its own answer, or by the lack of one. */
export type Health =
  | { readonly is: 'well' }
  /** It answered nothing, or not the whole answer, in time. */
  | { readonly is: 'silent' }
  /** It answered, and not that it is well. */
  | { readonly is: 'failing'; readonly status: number }
  /** It is well itself, and without something that no new start of it brings back. */
  | { readonly is: 'waiting'; readonly for: string };

/** An answer about health is a line. */
const largest = 16_384;

/** What a program says it waits for: `{"ok":false,"waitsFor":"database"}`. */
function waitsFor(body: string): string | null {
  try {
    const said: unknown = JSON.parse(body);
    if (typeof said !== 'object' || said === null || !('waitsFor' in said)) return null;
    return typeof said.waitsFor === 'string' ? said.waitsFor.slice(0, 40) : null;
  } catch {
    return null;
  }
}

/** Asks a program on this machine how it is. Never throws. @param options.within milliseconds the whole answer may take */
async function askHealth(
  url: string,
  { within, signal, ...options }: { host?: string; signal: AbortSignal; within: number },
): Promise<Health> {
  try {
    const { status, body } = await localRequest(url, {
      ...options,
      timeout: within,
      largest,
      signal: AbortSignal.any([signal, AbortSignal.timeout(within)]),
    });
    if (status === 200) return { is: 'well' };
    const missing = status === 503 ? waitsFor(body) : null;
    return missing === null ? { is: 'failing', status } : { is: 'waiting', for: missing };
  } catch {
    return { is: 'silent' };
  }
}

/**
 * Questions for somebody who asks often. What is not answered `within` milliseconds is silence for now; its question stays open, and an
 * answer that comes by the time of the next counts then: a program that is only slow, on a busy machine, is not one that hangs.
 *
 * @param options.answeredWithin milliseconds after which a question that has no answer is asked anew
 */
export function createHealthQuestion(
  url: string,
  { within, answeredWithin, ...options }: { host?: string; within: number; answeredWithin: number },
): (signal: AbortSignal) => Promise<Health> {
  let open: Promise<Health> | null = null;
  return async (signal) => {
    open ??= askHealth(url, { ...options, signal, within: answeredWithin });
    const called = new AbortController();
    const late = sleep(within, null, { signal: AbortSignal.any([called.signal, signal]), ref: false });
    const answer = await Promise.race([open, late.catch(() => null)]);
    called.abort();
    if (answer === null) return { is: 'silent' };
    open = null;
    return answer;
  };
}
