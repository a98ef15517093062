import type { Config } from './payload-types.ts';

// Payload would write this into the types of its entries, which the demonstration and its tests read without Payload.
declare module 'payload' {
  export interface GeneratedTypes extends Config {}
}
