import type { CollectionConfig } from 'payload';
import { internalAccess } from '../../access/rules.ts';

export const sessionBrowsersSlug = 'session-browsers';

/** Which browser each session was opened in, so that their owner can tell them apart; Payload keeps their times alone. */
export const sessionBrowsers: CollectionConfig = {
  slug: sessionBrowsersSlug,
  labels: { singular: 'Browser of a session', plural: 'Browsers of sessions' },
  admin: { hidden: true },
  access: internalAccess,
  lockDocuments: false,
  fields: [
    { name: 'session', type: 'text', required: true, unique: true, index: true },
    { name: 'account', type: 'number', required: true, index: true },
    { name: 'browser', type: 'text', required: true },
  ],
};
