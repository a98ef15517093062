import { palettes } from '@sundowner/brand';
import type { APIRoute } from 'astro';
import { currentCollection } from '../content/places/collection-scope.ts';
import { runtime } from '../server/runtime.ts';

const icon = (src: string, sizes: string, purpose?: 'maskable') => ({
  src,
  sizes,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** What a phone shows when a visitor keeps the site on its home screen. */
export const GET: APIRoute = () => {
  const { brand } = runtime().settings;
  const { tint } = palettes[currentCollection().palettes.home];
  const manifest = {
    name: brand.collectionName,
    short_name: brand.shortName,
    description: brand.description,
    start_url: '/',
    display: 'browser',
    background_color: tint,
    theme_color: tint,
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
};
