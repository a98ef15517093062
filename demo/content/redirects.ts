import type { Redirect } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';

/** Addresses of the old site that its own places had (RT-10, RT-17). */
export const redirects: readonly Authored<Redirect>[] = [
  { from: '/morequarters*', to: '/capecadogan', note: 'The hotel and the house next door, now one' },
  { from: '/capecadogan/apartments', to: '/capecadogan/residence', note: 'The old name of the cottages' },
];
