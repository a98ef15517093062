/** What of a picture's width a phone is sent: its screen has more points than can be told apart at arm's length. */
const share = 0.8;
/** The narrowest window that is no phone's, in pixels: dialogs take it for wide, pages from 833 on. */
const wideFrom = 769;

const shared = (entry: string): string =>
  entry.replace(/([\d.]+)vw/g, (_, width: string) => `${Math.round(Number(width) * share)}vw`);

const isWide = (entry: string): boolean =>
  Number(/^\(min-width: (\d+)px\)/.exec(entry)?.[1] ?? 0) >= wideFrom;

/**
 * The `sizes` of a drawn box as a browser is told them: on phones four fifths of its width (docs/decisions/151). A thumbnail, whose width is given
 * in pixels, is sent whole.
 * @param sizes "(min-width: 833px) 46vw, 94vw" or "(max-width: 832px) 160vw, 100vw"; a width alone holds for every window
 */
export function phoneSizes(sizes: string): string {
  const entries = sizes.split(/,\s*(?![^(]*\))/);
  if (entries.some((entry) => entry.startsWith('(max-width'))) {
    return entries.map((entry) => (entry.startsWith('(max-width') ? shared(entry) : entry)).join(', ');
  }
  const all = entries.length === 1 && sizes.endsWith('vw') ? [`(min-width: 833px) ${sizes}`, sizes] : entries;
  return all.map((entry) => (isWide(entry) ? entry : shared(entry))).join(', ');
}
