'use client';

import type { DeskDocument, DeskTemplate } from '@sundowner/desk-wire/mails';
import { useEffect, useState } from 'react';
import { ask } from '../state/ask.ts';

interface Offered {
  readonly templates: readonly DeskTemplate[];
  readonly documents: readonly DeskDocument[];
}

/** Asked for when somebody begins to write; none until it is there, and none where it cannot be had. */
function useOffered<Name extends keyof Offered>(name: Name): Offered[Name] | readonly [] {
  const [offered, setOffered] = useState<Offered[Name] | readonly []>([]);
  useEffect(() => {
    let gone = false;
    void ask<Pick<Offered, Name>>('GET', `/${name}`).then((reply) => {
      if (reply.ok && !gone) setOffered(reply.value[name]);
    });
    return () => {
      gone = true;
    };
  }, [name]);
  return offered;
}

/** The studio's published templates. */
export const useTemplates = (): readonly DeskTemplate[] => useOffered('templates');

/** What the website has to send. */
export const useDocuments = (): readonly DeskDocument[] => useOffered('documents');
