'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

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
