'use client';

import { useDocumentEvents } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SavedElsewhere } from './saved-elsewhere.ts';

/**
 * Whether another window of this person's browser has saved the entry since this form was opened. Payload warns of other people alone,
 * and a form saves all it holds: what was saved in the other window would silently be put back. The fields take no words meanwhile.
 *
 * @param address of the entry in the REST API, `/api/blog/12`; `null` while it has none
 * @param fields finds the element with the form's fields; stays the same function
 */
export function useOtherWindow(address: string | null, fields: () => Element | null) {
  const [isStale, setIsStale] = useState(false);
  const { mostRecentUpdate } = useDocumentEvents();
  const windows = useRef<SavedElsewhere | null>(null);

  useEffect(() => {
    if (address === null) return;
    const open = new SavedElsewhere(address, () => setIsStale(true));
    windows.current = open;
    return () => {
      windows.current = null;
      open.close();
    };
  }, [address]);

  // What was saved before this form was opened is in it.
  const before = useRef(mostRecentUpdate);
  useEffect(() => {
    if (!mostRecentUpdate || mostRecentUpdate === before.current) return;
    before.current = mostRecentUpdate;
    windows.current?.saved(`/api/${mostRecentUpdate.entitySlug}/${mostRecentUpdate.id}`);
  }, [mostRecentUpdate]);

  useEffect(() => {
    if (!isStale) return;
    const element = fields();
    element?.setAttribute('inert', '');
    return () => element?.removeAttribute('inert');
  }, [isStale, fields]);

  const writeOn = useCallback(() => setIsStale(false), []);
  return { isStale, writeOn };
}
