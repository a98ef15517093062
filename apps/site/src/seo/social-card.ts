import { serverPaths } from '@sundowner/brand';
import type { PageMeta } from '../content/page/page-meta.ts';

/** Pixels of the picture of a shared link, as every network shows it large. */
export const cardSize = { width: 1200, height: 630 } as const;

const ownPicture = /^\/media\/([^/?#]+)$/;

/**
 * The picture of a shared link: a JPEG of `cardSize`, since readers of links know no WebP. Where a page has no picture of our own it
 * is the one of the whole site.
 */
export function socialCard({ image }: Pick<PageMeta, 'image'>): {
  readonly src: string;
  readonly alt: string;
} {
  const [, filename] = ownPicture.exec(image?.src ?? '') ?? [];
  return image && filename !== undefined
    ? { src: `${serverPaths.cards}${filename}.jpg`, alt: image.alt }
    : { src: '/social-card.jpg', alt: '' };
}
