import type { AstroUserConfig } from 'astro';
import site from './astro.config.ts';
import { gallery } from './build/gallery.ts';

/**
 * The site with the component gallery in it: `astro build --config gallery.config.ts`. A configuration of its own and no
 * switch, so that no environment can put the gallery into the build visitors get.
 */
export default {
  ...site,
  outDir: './dist-gallery',
  integrations: [...(site.integrations ?? []), gallery()],
} satisfies AstroUserConfig;
