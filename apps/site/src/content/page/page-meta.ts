import type { Brand } from '@sundowner/brand';
import type { z } from 'zod';
import { picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Picture } from '../fields/picture.ts';

/** What the head of a page says (CNT-02). */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly image: Picture | null;
}

/** The fields an editor fills for search engines and sharing. */
export const metaFields = {
  metaTitle: words,
  metaDescription: words,
  metaKeywords: words,
  metaImage: picture,
};

type RawMeta = z.infer<z.ZodObject<typeof metaFields>>;

/** What stands in for what the editor left empty; without them, the words of CNT-02. */
interface Fallbacks {
  readonly title?: string;
  readonly description?: string;
  readonly image?: Picture | null;
}

/**
 * What the head of a page says (CNT-02): the editor's words, else the page's own, else the name of the collection and its default
 * description.
 *
 * @param raw `null` where there is no entry or it cannot be read
 */
export function toPageMeta(raw: RawMeta | null, brand: Brand, fallbacks: Fallbacks = {}): PageMeta {
  const { title, description, image = null } = fallbacks;
  return {
    title: raw?.metaTitle || (title ? `${title} | ${brand.collectionName}` : brand.collectionName),
    description: raw?.metaDescription || description || brand.description,
    keywords: raw?.metaKeywords ?? '',
    image: raw?.metaImage ?? image,
  };
}

/** An entry with `meta` in the place of its fields for it. */
export function withMeta<Raw extends RawMeta>(raw: Raw, brand: Brand, fallbacks: Fallbacks) {
  const { metaTitle, metaDescription, metaKeywords, metaImage, ...entry } = raw;
  return {
    ...entry,
    meta: toPageMeta({ metaTitle, metaDescription, metaKeywords, metaImage }, brand, fallbacks),
  };
}
