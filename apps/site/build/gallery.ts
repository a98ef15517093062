import type { AstroIntegration } from 'astro';

const page = (name: string) => new URL(`../src/gallery/${name}.astro`, import.meta.url);

/**
 * Adds the pages of the component gallery: every example of the design system, and the document shell with real content on
 * any path. Nothing under src/gallery is a route without it.
 */
export function gallery(): AstroIntegration {
  return {
    name: 'sundowner-gallery',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: '/gallery', entrypoint: page('contents') });
        injectRoute({ pattern: '/gallery/ui/[component]', entrypoint: page('component') });
        injectRoute({ pattern: '/gallery/not-found', entrypoint: page('not-found') });
        injectRoute({ pattern: '/gallery/frame/[...path]', entrypoint: page('frame') });
      },
    },
  };
}
