import type { Stay } from '../../content/model/place.ts';

const kinds: Readonly<Record<Stay['kind'], string>> = {
  lodge: 'lodge',
  villa: 'villa',
  hotel: 'hotel',
  residence: 'house',
};

/** Above the places of a property to sleep at, where its editors have no words of their own: what there is to choose from. */
export function headingForStays(stays: readonly Pick<Stay, 'kind'>[]): string {
  const [first, ...others] = new Set(stays.map(({ kind }) => kind));
  return first && others.length === 0 && stays.length > 1 ? `Choose your ${kinds[first]}` : 'Places to stay';
}
