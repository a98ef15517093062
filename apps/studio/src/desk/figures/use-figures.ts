'use client';

import type { Figures } from '@sundowner/desk-wire/figures';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../state/ask.ts';
import { type Period, periodBefore } from './period.ts';

export interface FiguresAsked extends Period {
  readonly kind: string;
  readonly property: string;
}

export interface FiguresHand {
  readonly figures: Figures | null;
  /** Received in as many days before. */
  readonly before: number | null;
  /** Why they could not be had. */
  readonly problem: string | null;
  reload(): void;
}

export function figuresQuery({ from, to, kind, property }: FiguresAsked): string {
  const query = new URLSearchParams({ from, to });
  if (kind !== '') query.set('kind', kind);
  if (property !== '') query.set('property', property);
  return query.toString();
}

/** The figures of some days; what was shown stays until the next have come. */
export function useFigures(asked: FiguresAsked): FiguresHand {
  const [held, setHeld] = useState<Omit<FiguresHand, 'reload'>>({
    figures: null,
    before: null,
    problem: null,
  });
  const [turn, setTurn] = useState(0);
  const now = figuresQuery(asked);
  const earlier = figuresQuery({ ...asked, ...periodBefore(asked) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the same again
  useEffect(() => {
    const leaving = new AbortController();
    const read = (query: string) => ask<Figures>('GET', `/figures?${query}`, { signal: leaving.signal });
    void Promise.all([read(now), read(earlier)]).then(([reply, past]) => {
      if (leaving.signal.aborted) return;
      if (!reply.ok) return setHeld((shown) => ({ ...shown, problem: reply.detail }));
      setHeld({ figures: reply.value, before: past.ok ? past.value.total.received : null, problem: null });
    });
    return () => leaving.abort();
  }, [now, earlier, turn]);
  return { ...held, reload: useCallback(() => setTurn((count) => count + 1), []) };
}
