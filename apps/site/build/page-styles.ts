import { createHash } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { type Bundle, sheetsOf } from './sheets.ts';

/** Stands in the server's files for the address of a part's sheet until that is known. */
const placeholderOf = (id: string) =>
  `__SHEET_${createHash('sha256').update(id).digest('hex').slice(0, 16)}__`;

/**
 * A page links two style sheets: the frame's, which all pages share, and one with everything else the server draws on it.
 *
 * Astro links a file for every part, and those of every script too that the page may ever fetch: twenty to forty files before the first
 * paint. Who fetches such a script fetches its styles with it (Vite's `__vitePreload`). Layers give the order, so that of the
 * files does not matter.
 *
 * What few pages draw is fetched with `import()`, and is in neither: such a part says `import.meta.sheet`, which becomes the address of
 * its sheet, and a page that draws it hands that to the document shell.
 */
export function pageStyles(): AstroIntegration {
  const linked = new Map<string, readonly string[]>();
  let places: { readonly server: URL; readonly client: URL } | null = null;
  const partModules = new Set<string>();
  const joinStyles: Plugin = {
    name: 'sundowner-page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { code: 'import.meta.sheet' },
      handler(code, id) {
        partModules.add(id);
        return {
          code: code.replaceAll('import.meta.sheet', JSON.stringify(placeholderOf(id))),
          map: null,
        };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = sheetsOf(bundle as unknown as Bundle, partModules);
        for (const [fileName, source] of sheets.joined)
          if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
        for (const [id, all] of sheets.pages) linked.set(id.replaceAll('\\', '/'), all);
        for (const [id, sheet] of sheets.parts)
          for (const file of Object.values(bundle))
            if (file.type === 'chunk' && file.code.includes(placeholderOf(id)))
              file.code = file.code.replaceAll(placeholderOf(id), sheet === null ? '' : `/${sheet}`);
      },
    },
  };
  return {
    name: 'sundowner-page-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [joinStyles] } });
      },
      'astro:config:done': ({ config }) => {
        places = {
          server: new URL('_astro/', config.build.server),
          client: new URL('_astro/', config.build.client),
        };
      },
      'astro:build:ssr': ({ manifest, logger }) => {
        for (const route of manifest.routes) {
          const { component } = route.routeData;
          const styles = [...linked].find(([page]) => page.endsWith(`/${component}`))?.[1];
          if (styles) route.styles = styles.map((src) => ({ type: 'external', src: `/${src}` }));
          else if (route.styles.length > 0) logger.warn(`${basename(component)} links every style there is`);
        }
      },
      // Astro takes to the browser's files what it knows of; these it does not.
      'astro:build:done': async () => {
        const { server, client } = places ?? {};
        if (!server || !client) return;
        for (const file of await readdir(server)) await rename(new URL(file, server), new URL(file, client));
        await rm(server, { recursive: true });
      },
    },
  };
}
