/** Holds for windows that are no phone's: dialogs take those of 769 px for wide, pages those of 833. */
const wide = /^\(min-width: (769|[89]|1\d{3})/;

/**
 * The `sizes` of a drawn box as a browser is told them: on phones four fifths of its width, since their screens have more points than can be told
 * apart at arm's length (docs/decisions/151). A thumbnail, whose width is given in pixels, is sent whole.
 * @param sizes "(min-width: 833px) 46vw, 94vw" or "(max-width: 832px) 160vw, 100vw"; a width alone holds for every window
 */
export function phoneSizes(sizes: string): string {
  const entries = sizes.split(/, (?![^(]*\))/);
  if (entries.length < 2 && sizes.endsWith('vw')) entries.unshift(`(min-width: 833px) ${sizes}`);
  const own = entries.find((entry) => entry.startsWith('(max'));
  return entries
    .map((entry) =>
      (own ? entry !== own : wide.test(entry))
        ? entry
        : entry.replace(/(\d+)vw/, (_, width) => `${Math.round(width * 0.8)}vw`),
    )
    .join(', ');
}
