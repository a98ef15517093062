import { propertyOfPath } from './properties.ts';
import type { Theme } from './themes.ts';

const sections: readonly (readonly [string, Theme])[] = [
  ['/residences', 'residences'],
  ['/travel-africa', 'africa'],
  ['/impact', 'africa'],
];

/** The palette a page at `path` wears. */
export function themeOfPath(path: string): Theme {
  const property = propertyOfPath(path);
  if (property) return property.theme;
  return sections.find(([root]) => path === root || path.startsWith(`${root}/`))?.[1] ?? 'home';
}
