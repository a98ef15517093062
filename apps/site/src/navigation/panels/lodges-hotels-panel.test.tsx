import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { MenuProperty } from '../../content/site/menu-properties.ts';
import { LodgesHotelsPanel } from './lodges-hotels-panel.tsx';

/** A property of the demonstration's first region, wherever on earth. */
function property(name: string, latitude: number, longitude: number): MenuProperty {
  const [first] = currentCollection().properties;
  if (!first) throw new Error('The demonstration has no property.');
  return {
    ...first,
    key: name,
    name,
    shortName: name,
    regionKey: first.region,
    href: `/${name}`,
    line: '',
    picture: null,
    mobilePicture: null,
    place: { latitude, longitude },
    lodges: [],
    rooms: [],
    safaris: [],
    treehouses: [],
  } as unknown as MenuProperty;
}

const panelOf = (...properties: readonly MenuProperty[]) =>
  renderToStaticMarkup(<LodgesHotelsPanel properties={properties} defaultPicture={null} path="/" />);

test('a collection on the ground of the picture has the picture, and nothing is drawn in the page', () => {
  const html = panelOf(property('sands', -24.95, 31.5));
  expect(html).toContain('alt="Map of southern Africa" width="760" height="808"');
  expect(html).not.toContain('menu-map-land');
  expect(html).toContain('<circle class="dot" cx="587" cy="384"');
});

test('a collection elsewhere has its own ground, drawn in the page, and all of its pins', () => {
  const html = panelOf(property('mara', -1.5, 35.1), property('kasama', -10.2, 31.2));
  expect(html).toContain('role="img" aria-label="Map of Kenya and Zambia"');
  expect(html).not.toContain('<img');
  expect(html.match(/<circle class="dot"/g)).toHaveLength(2);
  expect(html).toMatch(/<text x="[\d.]+" y="[\d.]+">Kenya<\/text>/);
  const ground = /<svg class="drawing".*?<\/svg>/.exec(html)?.[0] ?? '';
  expect(ground.length).toBeGreaterThan(1000);
  expect(ground.length).toBeLessThan(30_000);
});

test.each([
  [0, 0],
  [90, 31],
])('odd coordinates draw a panel: %d, %d', (latitude, longitude) => {
  const html = panelOf(property('odd', latitude, longitude));
  expect(html).toContain('<circle class="dot"');
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});
