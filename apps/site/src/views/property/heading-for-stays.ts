import type { Lodge } from '../../content/lodge/lodge.ts';

const kinds: Readonly<Record<Lodge['kind'], string>> = {
  lodge: 'lodge',
  villa: 'villa',
  hotel: 'hotel',
  residence: 'house',
};

/** Above the places of a property to sleep at, where its editors have no words of their own: what there is to choose from. */
export function headingForStays(lodges: readonly Pick<Lodge, 'kind'>[]): string {
  const [first, ...others] = new Set(lodges.map(({ kind }) => kind));
  return first && others.length === 0 && lodges.length > 1 ? `Choose your ${kinds[first]}` : 'Places to stay';
}
