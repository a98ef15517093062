import { serverPaths } from '@sundowner/brand';
import type { PageMeta } from '../content/page/page-meta.ts';
import { mediaAddress } from '../installation/media-address.ts';

/** Pixels of the picture of a shared link, as every network shows it large. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The picture of a shared link: a JPEG of `cardSize`, since readers of links know no WebP. Where a page has no picture of our own it
 * is the one of the whole site.
 */
export function socialCard({ image }: Pick<PageMeta, 'image'>): {
  readonly src: string;
  readonly alt: string;
} {
  const folder = mediaAddress('');
  const filename = image?.src.startsWith(folder) ? image.src.slice(folder.length) : '';
  return image && /^[^/?#]+$/.test(filename)
    ? { src: `${serverPaths.cards}${filename}.jpg`, alt: image.alt }
    : { src: '/social-card.jpg', alt: '' };
}
