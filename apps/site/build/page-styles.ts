import { createHash } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** What the bundler tells of a file of the server. */
interface Chunk {
  readonly type: string;
  readonly moduleIds?: readonly string[];
  /** Files it cannot do without. */
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  /** Of a style sheet. */
  readonly source?: string | Uint8Array;
}

type Bundle = Readonly<Record<string, Chunk>>;

/** Style sheets of a server's file and of all it imports. */
function stylesOf(file: string, bundle: Bundle): readonly string[] {
  const seen = new Set([file]);
  for (const each of seen) for (const imported of bundle[each]?.imports ?? []) seen.add(imported);
  return [...new Set([...seen].flatMap((each) => [...(bundle[each]?.viteMetadata?.importedCss ?? [])]))];
}

/** What every page has: its frame, whose file the bundler names after any of the modules in it. */
const frame = /[\\/]src[\\/]layouts[\\/]document\.astro$/;

/**
 * A page links two style sheets: the frame's, which all pages share, and one with everything else the server draws on it.
 *
 * Astro links a file for every part, and those of every script too that the page may ever fetch: twenty to forty files before the first
 * paint. Whoever fetches such a script fetches its styles with it (Vite's `__vitePreload`). Layers give the order, so that of the
 * files does not matter.
 */
export function pageStyles(): AstroIntegration {
  const linked = new Map<string, readonly string[]>();
  let places: { readonly server: URL; readonly client: URL } | null = null;
  const joinStyles: Plugin = {
    name: 'sundowner-page-styles',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = bundle as unknown as Bundle;
        const ofFrame = Object.values(files)
          .filter(({ moduleIds = [] }) => moduleIds.some((id) => frame.test(id)))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        if (ofFrame.length === 0) this.error('No style sheet holds the frame of all pages.');
        for (const [file, { moduleIds = [] }] of Object.entries(files)) {
          const pages = moduleIds.filter((id) => /[\\/]src[\\/]pages[\\/].*\.astro$/.test(id));
          if (pages.length === 0) continue;
          const styles = stylesOf(file, files);
          const own = styles.filter((style) => !ofFrame.includes(style)).toSorted();
          const source = own.map((style) => String(files[style]?.source ?? '')).join('\n');
          const joined = `_astro/page.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.css`;
          if (own.length > 1 && !files[joined]) this.emitFile({ type: 'asset', fileName: joined, source });
          const all = [
            ...styles.filter((style) => ofFrame.includes(style)),
            ...(own.length > 1 ? [joined] : own),
          ];
          for (const page of pages) linked.set(page.replaceAll('\\', '/'), all);
        }
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
