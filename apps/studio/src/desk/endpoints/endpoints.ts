import type { Endpoint } from 'payload';
import { deliveryEndpoints } from './deliveries.ts';
import { forwarding } from './forward.ts';
import { forwarded } from './forwarded.ts';
import { liveEndpoint } from './live.ts';

/** What the pages of the desk ask, under `/api/desk`. */
export const deskEndpoints: readonly Endpoint[] = [
  liveEndpoint,
  ...forwarded.map(forwarding),
  ...deliveryEndpoints,
];
