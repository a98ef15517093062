'use client';

import type { DeskCounts } from '@sundowner/desk-wire';
import { useEffect, useState } from 'react';

export interface FreshProps {
  /** The counts the page was drawn with, or `null` when it shows a search and the first look sets them. */
  readonly drawn: DeskCounts | null;
  /** Where the new ones are: the first page of this tab. */
  readonly address: string;
  /** Milliseconds between two looks. */
  readonly every?: number;
}

/** What to say about the difference, or `null` when there is none. */
export function freshWords(drawn: DeskCounts, now: DeskCounts): string | null {
  const more = now.all - drawn.all;
  if (more > 0) return more === 1 ? '1 new enquiry' : `${more} new enquiries`;
  const changed = now.open !== drawn.open || now.held !== drawn.held || now.failed !== drawn.failed;
  return changed || more < 0 ? 'The list has changed' : null;
}

/**
 * Looks once a minute, while the page is seen, whether something has come, and says so in one line. It moves nothing:
 * the reader keeps their place until they follow the line.
 */
export function FreshIsland({ drawn, address, every = 60_000 }: FreshProps) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    let before = drawn;
    setWords(null);
    const look = async () => {
      if (document.hidden) return;
      const latestCounts = await counts();
      if (latestCounts === 'signed-out') {
        clearInterval(timer);
        setWords('You have been signed out');
      } else if (latestCounts) {
        before ??= latestCounts;
        setWords(freshWords(before, latestCounts));
      }
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [drawn, every]);
  return (
    <div role="status" className="inbox-fresh">
      {words && (
        // A full load, so that a page open since before an update gets the new studio too.
        <a href={address}>
          {words}. <span>{words.startsWith('You') ? 'Sign in' : 'Show'}</span>
        </a>
      )}
    </div>
  );
}

async function counts(): Promise<DeskCounts | 'signed-out' | null> {
  try {
    const response = await fetch('/api/inbox/counts', { headers: { accept: 'application/json' } });
    // 403 is the studio's gate, which knows no visitor without a session.
    if (response.status === 401 || response.status === 403) return 'signed-out';
    return response.ok ? ((await response.json()) as DeskCounts) : null;
  } catch {
    // Offline for a moment; the next look tries again.
    return null;
  }
}
