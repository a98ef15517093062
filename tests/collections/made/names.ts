/** Names of the place that is made, as visitors read them. */
export const place = {
  key: 'kareebos',
  root: '/kareebos',
  name: 'Kareebos Reserve',
  shortName: 'Kareebos',
  region: { key: 'great-karoo', name: 'Great Karoo', displayName: 'The Karoo', tours: 'karoo-views' },
  location: 'Kareebos, Great Karoo',
  destination: 'The Karoo hills',
  crmField: 'kareebos_lodge_s_requested',
  counts: 'Kareebos',
  storyTag: 'Kareebos Reserve',
  stories: 'kareebos-reserve',
  tour: 'https://tours.example.com/stone-lodge',
} as const;
