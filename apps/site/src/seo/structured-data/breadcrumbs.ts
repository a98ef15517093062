import type { BreadcrumbList } from 'schema-dts';
import { absolute, type Node } from './nodes.ts';

export interface Crumb {
  readonly name: string;
  /** Path of its page; the page itself, which comes last, needs none. */
  readonly href?: string | null;
}

/** The way to a page, home first. */
export function breadcrumbs(crumbs: readonly Crumb[], siteUrl: string): Node<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', href: '/' }, ...crumbs].map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      ...(href ? { item: absolute(href, siteUrl) } : {}),
    })),
  };
}
