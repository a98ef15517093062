'use client';

import type { DeskDocument } from '@sundowner/desk-wire/mails';
import { useCallback, useRef, useState } from 'react';
import { ask } from './ask.ts';

/** What the website has to send, asked for when somebody first looks for it. */
export function useDocuments(): {
  readonly documents: readonly DeskDocument[];
  look(): void;
} {
  const [documents, setDocuments] = useState<readonly DeskDocument[]>([]);
  const asked = useRef(false);
  const look = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    void ask<{ documents: readonly DeskDocument[] }>('GET', '/documents').then((said) => {
      if (said.ok) setDocuments(said.value.documents);
      else asked.current = false;
    });
  }, []);
  return { documents, look };
}
