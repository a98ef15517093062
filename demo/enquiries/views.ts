import type { SavedViewAct } from '@sundowner/desk-wire/saved-views';

/** Saved views everybody sees. */
export const views: readonly SavedViewAct[] = [
  { name: 'Call backs', shared: true, list: 'new', filter: { kinds: ['telephone'] } },
  {
    name: 'Lion Sands, newest first',
    shared: true,
    list: 'all',
    filter: { properties: ['lionsands'] },
    sort: 'newest',
  },
  { name: 'Celebrations', shared: true, list: 'all', filter: { kinds: ['celebration'] } },
];
