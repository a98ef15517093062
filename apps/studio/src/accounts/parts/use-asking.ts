import { useState } from 'react';

/** A refusal in the studio's own words. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * Posts to an address under `/api/users`.
 *
 * @returns what the studio answered
 * @throws Refusal with one sentence for the person who asked
 */
export async function askStudio<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) throw new Refusal('The studio could not be reached. Try it again.');
  const answer = (await response.json().catch(() => ({}))) as Answer & { errors?: { message: string }[] };
  if (response.ok) return answer;
  throw new Refusal(answer.errors?.[0]?.message ?? 'This could not be done. Try it again.');
}

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
