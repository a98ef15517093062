import { deskCalls } from '@sundowner/desk-wire/calls';
import type { DeskDocument, DeskTemplate } from '@sundowner/desk-wire/mails';
import { useCall } from '../state/queries.ts';

// Read when somebody begins to write; none until they have come, and none where they cannot be had.

/** The studio's published templates. */
export const useTemplates = (): readonly DeskTemplate[] =>
  useCall(deskCalls.readTemplates, {}).value?.templates ?? [];

/** What the website has to send. */
export const useDocuments = (): readonly DeskDocument[] =>
  useCall(deskCalls.readDocuments, {}).value?.documents ?? [];
