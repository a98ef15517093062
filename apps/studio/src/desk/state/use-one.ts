'use client';

import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, onePath } from './ask.ts';

export interface OneHand {
  readonly one: EnquiryDetail | null;
  readonly state: 'none' | 'there' | 'loading' | 'missing' | 'failed';
  readonly status: number;
  setOne(one: EnquiryDetail): void;
  reload(): Promise<void>;
}

interface Held {
  readonly one: EnquiryDetail | null;
  readonly state: OneHand['state'];
  readonly status: number;
}

/** The enquiry that is open. */
export function useOne(reference: string | null, initial: EnquiryDetail | null): OneHand {
  const [held, setHeld] = useState<Held>(() => ({
    one: initial,
    state: initial ? 'there' : reference === null ? 'none' : 'missing',
    status: 200,
  }));
  const open = useRef(reference);
  const drawn = useRef(reference);
  open.current = reference;

  const reload = useCallback(async () => {
    const asked = open.current;
    if (asked === null) return;
    const reply = await ask<EnquiryDetail>('GET', onePath(asked));
    if (open.current !== asked) return;
    if (reply.ok) setHeld({ one: reply.value, state: 'there', status: 200 });
    else if (reply.status === 404) setHeld({ one: null, state: 'missing', status: 404 });
    // What is shown stays while the site is away.
    else setHeld((before) => ({ ...before, state: before.one ? 'there' : 'failed', status: reply.status }));
  }, []);

  useEffect(() => {
    if (drawn.current === reference) return;
    drawn.current = reference;
    setHeld({ one: null, state: reference === null ? 'none' : 'loading', status: 200 });
    void reload();
  }, [reference, reload]);

  const setOne = useCallback((one: EnquiryDetail) => {
    if (open.current === one.reference) setHeld({ one, state: 'there', status: 200 });
  }, []);
  return { ...held, setOne, reload };
}
