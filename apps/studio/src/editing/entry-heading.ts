'use client';

import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useLayoutEffect } from 'react';
import { headingInstead } from './heading-words.ts';

/** Heads the form by words where Payload would head it by a number, or by the value of a choice. */
export function useEntryHeading(): void {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : null;
  const { singular, plural } = config?.labels ?? {};
  const titled = config?.fields.find((field) => 'name' in field && field.name === config.admin.useAsTitle);
  const instead = headingInstead({
    title,
    id: id ?? null,
    kind: typeof singular === 'string' ? singular : '',
    single: singular === plural,
    chosen: titled?.type === 'select',
  });
  // Before it is painted: Payload sets its own again whenever the entry changes.
  useLayoutEffect(() => {
    if (instead !== null && instead !== title) setDocumentTitle(instead);
  }, [instead, title, setDocumentTitle]);
}
