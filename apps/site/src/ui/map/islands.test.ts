import { feature, merge } from 'topojson-client';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import larger from 'world-atlas/countries-50m.json' with { type: 'json' };
import small from 'world-atlas/countries-110m.json' with { type: 'json' };
import { isInside, type Point } from './geometry.ts';
import islands from './islands.json' with { type: 'json' };

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
const [coarse, fine] = [small, larger] as unknown as [Atlas, Atlas];

const pointsOf = (ring: readonly (readonly number[])[]): readonly Point[] =>
  ring.map(([x = 0, y = 0]) => [x, y]);
const isAroundAfrica = ([x, y]: Point) => x > -32 && x < 66 && y > -48 && y < 35;

test('the islands are those around Africa that the small scale leaves out, to a hundredth of a degree', () => {
  const land = merge(coarse, coarse.objects.countries.geometries as Polygon[]).coordinates.map(
    ([outer = []]) => pointsOf(outer),
  );
  const found: Record<string, string[]> = {};
  for (const { geometry, properties } of feature(fine, fine.objects.countries).features) {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    for (const [outer = []] of polygons) {
      const edge = pointsOf(outer);
      if (!edge.every(isAroundAfrica)) continue;
      if (land.some((ring) => edge.some((point) => isInside(ring, point)))) continue;
      if (land.some(([point]) => point && isInside(edge, point))) continue;
      const degrees = edge.slice(0, -1).flat();
      found[properties.name] = [
        ...(found[properties.name] ?? []),
        degrees.map((value) => Math.round(value * 100) / 100).join(' '),
      ];
    }
  }
  expect(islands).toEqual(found);
});
