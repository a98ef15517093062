import type { ImageObject } from 'schema-dts';
import type { GalleryPicture } from '../../content/gallery/galleries.ts';
import { absolute, type Node } from './nodes.ts';

/** A picture of the galleries, and where its large file is to be had under terms. @param page path of its page, which has the terms */
export function imageNode(
  { title, caption, credit, picture, large }: GalleryPicture,
  page: string,
  siteUrl: string,
): Node<ImageObject> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name: title,
    ...(caption ? { caption } : {}),
    ...(credit ? { creditText: credit } : {}),
    contentUrl: absolute(picture.src, siteUrl),
    ...(large ? { acquireLicensePage: absolute(page, siteUrl) } : {}),
  };
}
