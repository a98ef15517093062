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
export async function askHealth(
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
