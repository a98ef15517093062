import type { Lodge } from '../../content/lodge/lodge.ts';
import type { PropertyPage } from '../../content/property/property.ts';

/** The lodge or hotel a property consists of; `null` where there are several. */
export function onlyLodge<Own extends Pick<Lodge, 'href'>>(
  { href }: Pick<PropertyPage, 'href'>,
  lodges: readonly Own[],
): Own | null {
  return lodges.find((lodge) => lodge.href === href) ?? null;
}
