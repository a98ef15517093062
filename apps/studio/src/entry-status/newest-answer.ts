/** What the studio says of an entry: not asked yet, said, or not to be had just now. */
export type Asked<Found> =
  | { readonly is: 'waiting' }
  | { readonly is: 'said'; readonly found: Found }
  | { readonly is: 'failed' };

interface Asking<Found> {
  /** Asks anew; an earlier question is left. */
  ask(): void;
  /**
   * Takes what the studio answered to a change. A question on its way may have been read before that change, and its answer would bring
   * back what has gone: it is left, and asked anew.
   */
  changed(found: Found): void;
  /** Leaves what is on its way. */
  leave(): void;
}

/**
 * Asks what changes again and again, and tells the newest answer alone.
 *
 * @param read rejects where there is no answer to be had
 * @param tell takes each new state, worked out from the one before
 */
export function createAsking<Found>(
  read: (signal: AbortSignal) => Promise<Found>,
  tell: (next: (before: Asked<Found>) => Asked<Found>) => void,
): Asking<Found> {
  let onTheWay: AbortController | null = null;
  const leave = () => {
    onTheWay?.abort();
    onTheWay = null;
  };
  const ask = () => {
    leave();
    const question = new AbortController();
    onTheWay = question;
    const answered = (next: (before: Asked<Found>) => Asked<Found>) => {
      if (onTheWay !== question) return;
      onTheWay = null;
      tell(next);
    };
    read(question.signal).then(
      (found) => answered(() => ({ is: 'said', found })),
      // What was said before still holds while the studio is away.
      () => answered((before) => (before.is === 'said' ? before : { is: 'failed' })),
    );
  };
  return {
    ask,
    leave,
    changed: (found) => {
      const wasAsking = onTheWay !== null;
      leave();
      tell(() => ({ is: 'said', found }));
      if (wasAsking) ask();
    },
  };
}

/** @throws Error where the studio does not answer, or refuses */
export async function readAnswer<Found>(address: string, signal: AbortSignal): Promise<Found> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The studio answered ${response.status}.`);
  return (await response.json()) as Found;
}
