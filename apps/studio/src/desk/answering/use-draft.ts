import { deskCalls } from '@sundowner/desk-wire/calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { type DeviceDraft, dropDeviceDraft, keepDeviceDraft } from './begun-answer.ts';

type DraftPart = Partial<Pick<DeviceDraft, 'subject' | 'text' | 'to' | 'version' | 'attachments'>>;

export interface DraftState {
  readonly draft: DeviceDraft;
  /** `device`: written there, and not in the store yet. */
  readonly kept: 'store' | 'device';
  /** @param part what is new, or what is made of the draft as it is now */
  change(part: DraftPart | ((before: DeviceDraft) => DraftPart)): void;
  /** The answer went, or is kept as a stopped one: nothing is saved any more. */
  finish(): void;
}

/** How long the store's copy may be behind. */
const savedEvery = 2000;
const againAfter = 5000;

/**
 * Keeps an answer while it is written: with every letter on the device, each two seconds in the store, and on leaving. What the store
 * does not take is tried again: with no connection it stays on the device until there is one.
 */
export function useDraft(person: string, reference: string, begun: DeviceDraft): DraftState {
  const [draft, setDraft] = useState(begun);
  const [kept, setKept] = useState<DraftState['kept']>('store');
  const latest = useRef(begun);
  const unsaved = useRef(false);
  const over = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(
    async (leaving = false) => {
      if (!unsaved.current || over.current) return;
      unsaved.current = false;
      const { subject, text, to, version, attachments } = latest.current;
      const reply = await callDesk(deskCalls.saveDraft, {
        params: { reference },
        body: { subject, text, to, version, attachments },
        keepalive: leaving,
      });
      if (over.current) return;
      if (reply.ok) {
        if (!unsaved.current) setKept('store');
        return;
      }
      unsaved.current = true;
      clearTimeout(timer.current);
      if (!leaving) timer.current = setTimeout(save, againAfter);
    },
    [reference],
  );

  const change = useCallback<DraftState['change']>(
    (part) => {
      const made = typeof part === 'function' ? part(latest.current) : part;
      const next = { ...latest.current, ...made, savedAt: new Date().toISOString() };
      latest.current = next;
      setDraft(next);
      setKept('device');
      keepDeviceDraft(person, reference, next);
      if (!unsaved.current) {
        unsaved.current = true;
        clearTimeout(timer.current);
        timer.current = setTimeout(save, savedEvery);
      }
    },
    [person, reference, save],
  );

  const finish = useCallback(() => {
    over.current = true;
    clearTimeout(timer.current);
    dropDeviceDraft(person, reference);
  }, [person, reference]);

  useEffect(() => {
    over.current = false;
    const leave = () => void save(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearTimeout(timer.current);
      leave();
    };
  }, [save]);

  return { draft, kept, change, finish };
}
