'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { TypedFields } from './typed-fields.ts';

/** Whether a request saves the entry at `address`, "/api/room/3": its draft, by itself or not, or what is published. */
function saves(address: string, input: RequestInfo | URL, method: string | undefined): boolean {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  return method?.toUpperCase() === 'PATCH' && url.pathname === address;
}

/**
 * Writes into the form again what the answer to an earlier save took back (`typed-fields.ts`).
 *
 * @param address of the entry, "/api/room/3"; `null` before it has one
 */
export function useKeepTyped(address: string | null): void {
  const [fields, dispatch] = useAllFormFields();
  const typed = useRef(new TypedFields());
  const answeredSave = useRef(0);

  useEffect(() => {
    if (address === null) return;
    const before = window.fetch;
    const noting: typeof fetch = async (input, init) => {
      const began = performance.now();
      const answer = await before.call(window, input, init);
      if (saves(address, input, init?.method)) answeredSave.current = began;
      return answer;
    };
    window.fetch = noting;
    return () => {
      if (window.fetch === noting) window.fetch = before;
    };
  }, [address]);

  useEffect(() => {
    for (const { path, value } of typed.current.look(fields, performance.now(), answeredSave.current))
      dispatch({ type: 'UPDATE', path, value });
  }, [fields, dispatch]);
}
