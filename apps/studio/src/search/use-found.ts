import { useEffect, useState } from 'react';
import type { Answer } from './find-endpoint.ts';

/** Milliseconds without a key before the studio is asked. */
const pauseMs = 120;

export interface Search {
  readonly answer: Answer | null;
  /** Whether the words in the box are still to be answered; what was found for those before them stays meanwhile. */
  readonly asking: boolean;
  readonly failed: boolean;
}

const nothing: Search = { answer: null, asking: false, failed: false };

/** What the studio finds for the words in the box; `null` while there are none, and until the first answer. */
export function useFound(query: string): Search {
  const [search, setSearch] = useState<Search>(nothing);
  useEffect(() => {
    if (query.trim() === '') {
      setSearch(nothing);
      return;
    }
    setSearch(({ answer }) => ({ answer, asking: true, failed: false }));
    const stop = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(`/api/find?q=${encodeURIComponent(query)}`, { signal: stop.signal });
        if (!response.ok) throw new Error(`The studio answered ${response.status}.`);
        setSearch({ answer: (await response.json()) as Answer, asking: false, failed: false });
      } catch {
        if (!stop.signal.aborted) setSearch({ answer: null, asking: false, failed: true });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return search;
}
