import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '../../bin/product/paths.ts';

const built = join(siteDirectory, 'dist', 'client', '_astro');

/** Names of classes as CSS modules have them on a page: "plate_1k9x". */
const classesIn = (css: string) =>
  [...css.matchAll(/\.([a-z][\w-]*_[0-9a-z]{1,5})(?![\w-])/gi)].map(([, name = '']) => name);

/** Every class that any style sheet of the build has a rule for. */
let known: ReadonlySet<string> | null = null;
const knownClasses = () => {
  known ??= new Set(
    readdirSync(built)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => classesIn(readFileSync(join(built, file), 'utf8'))),
  );
  return known;
};

/** Addresses of the style sheets a page waits for. */
export const sheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([link]) =>
    /\brel="stylesheet"/.test(link) ? (/\bhref="([^"]+)"/.exec(link)?.[1] ?? []) : [],
  );

/**
 * What a page of the build shows without the styles it is meant to have, a line each: classes whose rules stand in a sheet the page does
 * not link, and palettes none of its sheets has.
 */
export function unstyled(html: string): readonly string[] {
  const css = sheetsOf(html)
    .map((href) => readFileSync(join(built, href.replace('/_astro/', '')), 'utf8'))
    .join('\n');
  const styled = new Set(classesIn(css));
  const worn = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const themes = [...html.matchAll(/\sdata-theme="([^"]*)"/g)].map(([, theme = '']) => theme);
  return [
    ...[...new Set(worn)].filter((name) => knownClasses().has(name) && !styled.has(name)),
    ...[...new Set(themes)]
      .filter((theme) => !new RegExp(`\\[data-theme=['"]?${theme}['"]?\\]\\s*\\{\\s*--accent:`).test(css))
      .map((theme) => `data-theme="${theme}"`),
  ];
}
