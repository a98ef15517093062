/** Travel Africa in the way to a page below it. */
export const travelAfricaCrumb = { name: 'Travel Africa', href: '/travel-africa' } as const;
