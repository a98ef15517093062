import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../samples/sample-pictures.ts';
import { VideoHero } from './video-hero.tsx';

test('what is sent asks for the plate alone: no film, and no button that stops nothing', () => {
  const html = renderToStaticMarkup(
    <VideoHero
      picture={samples.dusk}
      sizes="100vw"
      films={[{ src: '/media/dusk.webm', type: 'video/webm' }]}
    />,
  );
  expect(html).not.toContain('<video');
  expect(html).toMatch(/<button[^>]* hidden=""/);
  expect(html).toContain('fetchPriority="high"');
});
