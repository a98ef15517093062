'use client';

import { useEffect, useRef } from 'react';
import { type KeyAct, keyAct } from './keys.ts';

const typing = 'input, textarea, select, [contenteditable]';

/** Hears the desk's keys, but in a field, in a dialog, or when they are switched off. */
export function useKeys(on: boolean, run: (act: KeyAct) => void): void {
  const latest = useRef({ on, run });
  latest.current = { on, run };
  useEffect(() => {
    let state = { going: false };
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      const at = event.target instanceof Element ? event.target : null;
      const inField = at?.closest(typing) !== null || document.querySelector('dialog[open]') !== null;
      const { act, next } = keyAct(event, state, { inField, on: latest.current.on });
      state = next;
      if (!act) return;
      event.preventDefault();
      latest.current.run(act);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
