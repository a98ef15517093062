'use client';

import { useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Lets go of an entry this person has edited or taken over, as soon as its form is left. */
export function useLetGo(address: string | null) {
  const { currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const modified = useFormModified();
  const holds = useRef(false);

  const editor = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor;
  const own = Boolean(user) && editor === user?.id;
  useEffect(() => {
    if (modified || own) holds.current = true;
  }, [modified, own]);

  useEffect(() => {
    if (address === null) return;
    const letGo = () => {
      if (!holds.current) return;
      holds.current = false;
      // A page that is going away may still finish this.
      void fetch(`${address}/editing`, { method: 'DELETE', keepalive: true }).catch(() => {});
    };
    window.addEventListener('pagehide', letGo);
    return () => {
      window.removeEventListener('pagehide', letGo);
      letGo();
    };
  }, [address]);
}
