'use client';

import type { Choices } from '@sundowner/desk-wire/finding';
import { useEffect, useState } from 'react';
import { ask } from './ask.ts';

/** Everything lists can be narrowed by that there is; `null` until it has come. */
export function useChoices(): Choices | null {
  const [choices, setChoices] = useState<Choices | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void ask<Choices>('GET', '/choices', { signal: leaving.signal }).then((reply) => {
      if (reply.ok) setChoices(reply.value);
    });
    return () => leaving.abort();
  }, []);
  return choices;
}
