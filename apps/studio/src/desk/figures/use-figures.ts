import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Figures } from '@sundowner/desk-wire/figures';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { callDesk, type Reply } from '../call-desk.ts';
import { callKey, reading } from '../state/queries.ts';
import { type Period, periodBefore } from './figures-period.tsx';

export interface FiguresAsked extends Period {
  readonly kind: string;
  readonly property: string;
}

interface FiguresRead {
  readonly figures: Figures;
  /** Received in as many days before; `null` where that could not be had. */
  readonly before: number | null;
}

async function readFigures(asked: FiguresAsked, signal: AbortSignal): Promise<Reply<FiguresRead>> {
  const read = (query: FiguresAsked) => callDesk(deskCalls.readFigures, { query, signal });
  const [reply, past] = await Promise.all([read(asked), read({ ...asked, ...periodBefore(asked) })]);
  if (!reply.ok) return reply;
  return { ok: true, value: { figures: reply.value, before: past.ok ? past.value.total.received : null } };
}

/** The figures of some days, or why they could not be had; what was shown stays until the next have come. */
export function useFigures(asked: FiguresAsked) {
  const { data, refetch } = useQuery({
    queryKey: callKey(deskCalls.readFigures, { query: asked }),
    queryFn: reading((signal) => readFigures(asked, signal)),
  });
  const shown = useRef<FiguresRead | null>(null);
  const problem = useRef<string | null>(null);
  shown.current = data?.value ?? shown.current;
  // Why it could not be had stays until there is another answer, too.
  if (data) problem.current = data.refusal?.detail ?? null;
  return { shown: shown.current, problem: problem.current, reload: () => void refetch() };
}
