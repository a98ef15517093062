import { useState } from 'react';
import { Refusal } from './ask-studio.ts';

/** What a form of this folder knows of the question it has sent. */
export interface Asking {
  /** In the studio's words, or `null`. */
  readonly fault: string | null;
  readonly busy: boolean;
  /** Does something once at a time, and keeps its refusal. */
  run(work: () => Promise<void>): Promise<void>;
}

/** A browser's own refusal, a passkey that was not given above all, has a name people cannot use. */
const wordsFor = (error: unknown) =>
  error instanceof Refusal ? error.message : 'The browser did not finish. Try it again, or take another way.';

export function useAsking(): Asking {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    fault,
    busy,
    run: async (work) => {
      if (busy) return;
      setBusy(true);
      setFault(null);
      try {
        await work();
      } catch (error) {
        setFault(wordsFor(error));
      }
      setBusy(false);
    },
  };
}
