import type { Brand } from '@sundowner/brand';
import type { PageMeta } from '../../content/model/page-meta.ts';

/** The head of a page with a title and a description of its own, where no editor wrote others (CNT-02). */
export function titled(
  meta: PageMeta,
  { title, description }: { readonly title: string; readonly description: string },
  brand: Brand,
): PageMeta {
  return {
    ...meta,
    title: meta.title === brand.collectionName ? `${title} | ${brand.collectionName}` : meta.title,
    description: meta.description === brand.description && description ? description : meta.description,
  };
}
