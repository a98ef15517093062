import type { PropertyPage, Stay } from '../../content/model/place.ts';

/** The lodge or hotel a property consists of; `null` where there are several. */
export function onlyStayOf<Own extends Pick<Stay, 'href'>>(
  { href }: Pick<PropertyPage, 'href'>,
  stays: readonly Own[],
): Own | null {
  return stays.find((stay) => stay.href === href) ?? null;
}
