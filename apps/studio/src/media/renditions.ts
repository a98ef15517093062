import type { ImageSize } from 'payload';

/** Widths in pixels every picture is offered in. */
export const renditionWidths = [640, 960, 1440, 1920] as const;

/**
 * Quality against time, measured on 1920 x 1200 plates (docs/decisions): AVIF above effort 2 takes seconds a plate for a
 * tenth fewer bytes, and effort 1 at full width two and a half times as long as effort 0; WebP above effort 2 takes twice
 * the time for a twenty-fifth.
 */
const optionsOf = {
  avif: (width: number) => ({ quality: 52, effort: width > 1440 ? 0 : 1, chromaSubsampling: '4:2:0' }),
  webp: () => ({ quality: 76, effort: 2 }),
} as const;

/**
 * The renditions made at upload, `avif640` to `webp1920`.
 *
 * `fit: 'inside'` keeps the whole picture (the focal point is applied by the page's CSS), and a picture narrower than
 * a width is given as it is, never enlarged. The name carries the real width, so two sizes that come out alike are one
 * file.
 */
export function renditions(): ImageSize[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    renditionWidths.map((width) => ({
      name: `${format}${width}`,
      width,
      fit: 'inside' as const,
      withoutEnlargement: true,
      formatOptions: { format, options: optionsOf[format](width) },
      generateImageName: ({ originalName, width: real }) => `${originalName}-${real}.${format}`,
      admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
    })),
  );
}
