import { properties } from '@sundowner/brand';

/** Where someone who does not know what to ask for may begin; pages that are not built are left out. */
export const searchStarts: readonly { readonly name: string; readonly href: string }[] = [
  ...properties.map(({ shortName, root }) => ({ name: shortName, href: root })),
  { name: 'Experiences', href: '/experiences' },
  { name: 'Residences', href: '/residences' },
  { name: 'Travel Africa', href: '/travel-africa' },
  { name: 'Stories', href: '/blog' },
  { name: 'Rates', href: '/rates' },
  { name: 'Home', href: '/' },
  { name: 'Contact us', href: '/contact-us' },
];

/** Where someone may go on who has found nothing; pages that are not built are left out. */
export const waysOn = {
  places: [
    ...properties.map(({ shortName, root }) => ({ name: shortName, href: root })),
    { name: 'Residences', href: '/residences' },
  ],
  experiences: [
    { name: 'All experiences', href: '/experiences' },
    { name: 'Safaris', href: '/experiences/safari' },
    { name: 'Treehouses', href: '/lionsands/treehouses' },
    { name: 'Day trips', href: '/experiences/explore' },
    { name: 'Celebrations', href: '/experiences/celebrations-and-honeymoons' },
  ],
  person: [{ name: 'Contact us', href: '/contact-us' }],
} as const satisfies Readonly<Record<string, readonly { readonly name: string; readonly href: string }[]>>;
