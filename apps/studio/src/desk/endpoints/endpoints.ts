import type { Endpoint } from 'payload';
import { documentsEndpoint } from './documents.ts';
import { forwardingEndpoints } from './forward.ts';
import { templatesEndpoint } from './templates.ts';

/** What the pages of the desk ask, under `/api/desk`: the rows of its calls, and what the studio answers of its own content. */
export const deskEndpoints: readonly Endpoint[] = [
  templatesEndpoint,
  documentsEndpoint,
  ...forwardingEndpoints,
];
