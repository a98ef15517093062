/** Holds for windows that are no phone's: dialogs take those of 769 px for wide, pages those of 833. */
const wide = /^\(min-width: (769|[89]|1\d{3})/;

/**
 * The `sizes` of a drawn box as a browser is told them: on phones four fifths of its width, since their screens have more points than can be told
 * apart at arm's length (docs/decisions/151). A thumbnail, whose width is given in pixels, is sent whole.
 * @param sizes "(min-width: 833px) 46vw, 94vw"; a width alone holds for every window
 */
export const phoneSizes = (sizes: string): string =>
  (/^\d+vw$/.test(sizes) ? `(min-width: 833px) ${sizes}, ${sizes}` : sizes)
    .split(', ')
    .map((entry) =>
      wide.test(entry) ? entry : entry.replace(/\d+(?=vw)/, (width) => `${Math.round(Number(width) * 0.8)}`),
    )
    .join(', ');
