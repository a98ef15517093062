import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FloorPlan } from './floor-plan.tsx';

const wall = (html: string) => Number(html.match(/class="wall"[^>]*width="([\d.]+)"/)?.[1]);

test('its name gives metres and what it holds', () => {
  const html = renderToStaticMarkup(
    <FloorPlan
      name="the suite"
      plan={{
        width: 9.5,
        depth: 8,
        deckDepth: 3,
        pool: [6, 2],
        beds: [[1, 1, 2, 2.1]],
        baths: [
          [7, 1],
          [8, 5],
        ],
      }}
    />,
  );
  expect(html).toContain(
    'aria-label="Floor plan of the suite, 9.5 by 8 metres, with one bed, 2 baths, a deck 3 metres deep, a pool"',
  );
  const bare = renderToStaticMarkup(
    <FloorPlan name="the study" plan={{ width: 6, depth: 5, deckDepth: 0 }} />,
  );
  expect(bare).toContain('aria-label="Floor plan of the study, 6 by 5 metres"');
});

test('plans beside one another share a scale, and the largest fits its drawing', () => {
  const room = { width: 20, depth: 12 };
  const at = (width: number) =>
    wall(renderToStaticMarkup(<FloorPlan name="a" plan={{ width, depth: 5, deckDepth: 1 }} room={room} />));
  expect(at(20)).toBeCloseTo(at(10) * 2, 0);
  expect(at(20)).toBeLessThanOrEqual(206);
});
