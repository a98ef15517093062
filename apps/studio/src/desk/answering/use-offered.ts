import type { DeskDocument, DeskTemplate } from '@sundowner/desk-wire/mails';
import { useAsked } from '../state/queries.ts';

// Read when somebody begins to write; none until they have come, and none where they cannot be had.

/** The studio's published templates. */
export const useTemplates = (): readonly DeskTemplate[] =>
  useAsked<{ readonly templates: readonly DeskTemplate[] }>('GET', '/templates').value?.templates ?? [];

/** What the website has to send. */
export const useDocuments = (): readonly DeskDocument[] =>
  useAsked<{ readonly documents: readonly DeskDocument[] }>('GET', '/documents').value?.documents ?? [];
