import type { Brand } from '@sundowner/brand';

/** The words of the button that leads home: capitals in the page itself, so that they are copied and read out as the specification has them (RT-11). */
export const homepageWords = ({ shortName }: Pick<Brand, 'shortName'>): string =>
  `${shortName.toUpperCase()} HOMEPAGE`;
