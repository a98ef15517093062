import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { dialogScripts } from './build/dialog-scripts.ts';
import { writeFocalPoints } from './build/focal-points.ts';
import { layerOrder } from './build/layer-order.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { pageStyles } from './build/page-styles.ts';
import { writePalettes } from './build/palettes.ts';
import { precompress } from './build/precompress.ts';
import { scopedName } from './build/scoped-name.ts';

/**
 * The site is built once and configured when it starts: nothing of an operator's settings is read here.
 * Reasons and figures: docs/decisions (pages, page cache, content security policy).
 */
export default defineConfig({
  output: 'server',
  trailingSlash: 'never',
  // No cookie for visitors; the fs store would also write into the build.
  session: false,
  // In this order: what is joined or written into is compressed too.
  integrations: [react(), pageStyles(), offlineWorker(), precompress()],
  adapter: node({
    // Our own server stands around the handler (src/server).
    mode: 'middleware',
    // A page that fails late must be an error page, not a cut-off 200.
    experimentalDisableStreaming: true,
    bodySizeLimit: 65_536,
  }),
  cache: {
    provider: {
      name: 'sundowner-pages',
      entrypoint: new URL('./src/server/pages/cache-provider.ts', import.meta.url),
    },
  },
  logger: { entrypoint: new URL('./src/server/astro-logger.ts', import.meta.url) },
  // The content security policy allows neither inline styles nor inline scripts.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0 },
    css: {
      postcss: { plugins: [layerOrder, writePalettes, writeFocalPoints] },
      modules: { generateScopedName: scopedName },
    },
    plugins: [dialogScripts()],
  },
  // src/server checks Host, Origin and Sec-Fetch-Site before Astro sees a request; no page prints its own host.
  security: { checkOrigin: false, allowedDomains: [{ hostname: 'localhost' }] },
  devToolbar: { enabled: false },
});
