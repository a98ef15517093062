'use client';

import { useAuth, useDocumentInfo, useFormModified, useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** How long a form may be away before its entry is let go, in milliseconds: Payload builds it anew when it changes hands. */
const graceMs = 1000;

/** Calls off the letting go of an entry whose form is away at this moment, by the entry's address. */
const away = new Map<string, () => void>();

function releaseSoon(address: string, release: () => void): void {
  const now = () => {
    callOff();
    release();
  };
  const timer = setTimeout(now, graceMs);
  const callOff = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', now);
    away.delete(address);
  };
  window.addEventListener('pagehide', now);
  away.set(address, callOff);
}

/** Versions and previews of an entry are looked at while it is edited. */
const stillThere = (path: string) => `${window.location.pathname}/`.includes(`${path}/`);

/**
 * Lets go of an entry this person has edited or taken over, as soon as its form is left; one that nothing was ever
 * written into is removed.
 *
 * @param address of the entry in the REST API, `/api/blog/12`; `null` while it has none
 */
export function useReleaseLock(address: string | null) {
  const { currentEditor, hasPublishedDoc, versionCount } = useDocumentInfo();
  const { user } = useAuth();
  const modified = useFormModified();
  const holds = useRef(false);
  const fresh = useRef(false);

  const editor = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor;
  const own = Boolean(user) && editor === user?.id;
  useEffect(() => {
    if (modified || own) holds.current = true;
    fresh.current = !hasPublishedDoc && versionCount <= 1;
  }, [modified, own, hasPublishedDoc, versionCount]);

  useEffect(() => {
    if (address === null) return;
    away.get(address)?.();
    const path = address.replace('/api/', '/collections/');
    const release = (left: boolean) => {
      if (!holds.current && !fresh.current) return;
      holds.current = false;
      // A page that is going away may still finish this.
      const query = left ? '?left=true' : '';
      void fetch(`${address}/editing${query}`, { method: 'DELETE', keepalive: true }).catch(() => {});
    };
    const gone = () => release(false);
    window.addEventListener('pagehide', gone);
    return () => {
      window.removeEventListener('pagehide', gone);
      releaseSoon(address, () => {
        if (!stillThere(path)) release(true);
      });
    };
  }, [address]);
}

/** The longest a form stays closed while its newest state is fetched, in milliseconds; the connection may be gone. */
const longestMs = 5000;

/**
 * Payload fetches an entry anew when somebody takes it over, and puts what it got over the form. Until that has come the
 * form takes no words, so that none are written over.
 *
 * @param form finds the element with the form's fields
 */
export function useTakeOver(form: () => Element | null) {
  const { modalState } = useModal();
  const { initialState } = useDocumentInfo();
  const asked = useRef(false);
  const open = useRef<(() => void) | null>(null);
  const dialog = Boolean(modalState['document-locked']?.isOpen);

  useEffect(() => {
    if (dialog) asked.current = true;
    if (dialog || !asked.current) return;
    asked.current = false;
    const fields = form();
    if (!fields) return;
    fields.setAttribute('inert', '');
    fields.setAttribute('aria-busy', 'true');
    const timer = setTimeout(() => open.current?.(), longestMs);
    open.current = () => {
      clearTimeout(timer);
      fields.removeAttribute('inert');
      fields.removeAttribute('aria-busy');
      open.current = null;
    };
  }, [dialog, form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it says that the newest state has come
  useEffect(() => () => open.current?.(), [initialState]);
}
