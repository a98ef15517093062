'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from './ask.ts';

export interface AskedHand<Value> {
  /** `null` until it has come. */
  readonly value: Value | null;
  /** Why it could not be had. */
  readonly problem: string | null;
  setValue(value: Value): void;
  reload(): Promise<void>;
}

interface Held<Value> {
  readonly value: Value | null;
  readonly problem: string | null;
}

/** What the desk answers to one question, asked anew when the question changes. @param path `null` asks nothing */
export function useAsked<Value>(
  method: 'GET' | 'POST',
  path: string | null,
  body?: unknown,
): AskedHand<Value> {
  const [held, setHeld] = useState<Held<Value>>({ value: null, problem: null });
  const turn = useRef(0);
  const question = path === null ? null : JSON.stringify([method, path, body ?? null]);
  const latest = useRef(question);
  latest.current = question;
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    if (latest.current === null) return setHeld({ value: null, problem: null });
    const [by, to, what] = JSON.parse(latest.current) as ['GET' | 'POST', string, unknown];
    const reply = await ask<Value>(by, to, by === 'POST' ? { body: what } : {});
    if (mine !== turn.current) return;
    setHeld((before) =>
      reply.ok ? { value: reply.value, problem: null } : { value: before.value, problem: reply.detail },
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is asked at once
  useEffect(() => {
    setHeld({ value: null, problem: null });
    void reload();
  }, [question, reload]);
  const setValue = useCallback((value: Value) => {
    turn.current += 1;
    setHeld({ value, problem: null });
  }, []);
  return { ...held, setValue, reload };
}
