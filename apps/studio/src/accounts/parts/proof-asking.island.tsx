'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askingFetch, giveBack } from './asking-fetch.ts';

/** A chunk of its own: it speaks to passkeys, and most screens never need it (docs/decisions/106). */
const ProofDialog = dynamic(() => import('./proof-dialog.tsx').then((module) => module.ProofDialog), {
  ssr: false,
});

/** Around every screen of the studio: the dialog that asks who sits here, wherever an account is changed. */
export function ProofAsking({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  /** Everybody who waits for the one dialog: several forms may be refused at once. */
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  /** Where the keyboard was last, outside the dialog. */
  const place = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const before = window.fetch;
    const ask = () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setOpen(true);
      });
    window.fetch = askingFetch(before.bind(window), ask);
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('.account-proof')) place.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      window.fetch = before;
    };
  }, []);

  function end(proved: boolean): void {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(proved);
    giveBack(place.current);
  }

  return (
    <>
      {children}
      {open && <ProofDialog onEnd={end} />}
    </>
  );
}
