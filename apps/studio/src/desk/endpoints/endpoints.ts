import type { Endpoint } from 'payload';
import { deliveryEndpoints } from './deliveries.ts';
import { documentsEndpoint } from './documents.ts';
import { fileEndpoints } from './files.ts';
import { forwarding } from './forward.ts';
import { forwarded } from './forwarded.ts';
import { liveEndpoint } from './live.ts';
import { templatesEndpoint } from './templates.ts';

/** What the pages of the desk ask, under `/api/desk`. */
export const deskEndpoints: readonly Endpoint[] = [
  liveEndpoint,
  templatesEndpoint,
  documentsEndpoint,
  ...forwarded.map(forwarding),
  ...deliveryEndpoints,
  ...fileEndpoints,
];
