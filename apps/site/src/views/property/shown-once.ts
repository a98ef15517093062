import type { Quote } from '../../content/model/home.ts';
import type { Picture } from '../../content/model/picture.ts';
import type { PropertyPage, Stay } from '../../content/model/place.ts';
import type { PropertyContent } from '../../content/pages/property-content.ts';

/** The lodge or hotel a property consists of; `null` where there are several. */
export function onlyStayOf<Own extends Pick<Stay, 'href'>>(
  { href }: Pick<PropertyPage, 'href'>,
  stays: readonly Own[],
): Own | null {
  return stays.find((stay) => stay.href === href) ?? null;
}

/** A quote over another picture where its own stands on the page already. */
export function quoteOverAnother(
  { quote, treehouses, page }: Pick<PropertyContent, 'quote' | 'treehouses' | 'page'>,
  seen: Picture | null,
): Quote | null {
  const shown = [treehouses.picture?.src, seen?.src];
  if (!quote || !shown.includes(quote.picture.src)) return quote;
  const other = page.gallery.findLast(({ src }) => !shown.includes(src));
  return other ? { ...quote, picture: other } : quote;
}
