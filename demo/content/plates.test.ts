import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allScenes } from '../art/all-scenes.ts';
import { elements } from '../art/elements.ts';
import { printed } from '../art/print/printed.ts';
import { sketches } from '../art/sketches.ts';
import { plates } from './plates.ts';

const scenes = await allScenes();

test('every plate has a scene it is drawn from, and every scene a plate, or a place among the sketches', () => {
  const shown = Object.keys(plates)
    .filter((id) => !printed.has(id))
    .sort();
  const drawn = [...scenes.keys()].filter((id) => !sketches.has(id)).sort();
  expect(drawn).toEqual(shown);
});

test('a sketch is a scene', () => {
  expect([...sketches.keys()].filter((id) => !scenes.has(id))).toEqual([]);
});

test.each([...scenes])(
  '%s has a seed of its own, elements that exist and one light in the frame',
  (id, scene) => {
    // An upright drawing has the seed of the wide one: the same land.
    const wide = id.replace(/^upright-/, '');
    const seeds = [...scenes].filter(([, other]) => other.seed === scene.seed).map(([other]) => other);
    expect(seeds.filter((other) => other !== `upright-${wide}`)).toEqual([wide]);
    expect(scene.layers.filter(([name]) => !(name in elements))).toEqual([]);
    const [u, v] = scene.sun ?? [0.5, 0.5];
    for (const place of [u, v]) expect(place).toSatisfy((x: number) => x >= -0.2 && x <= 1.2);
  },
);

test('every plate has a title, an alternative text and a focal point', () => {
  for (const { title, alt, focus } of Object.values(plates)) {
    expect(title.length).toBeGreaterThan(3);
    expect(alt.length).toBeGreaterThan(29);
    expect([focus.x, focus.y].every((place) => place > 0 && place < 100)).toBe(true);
  }
});

test('plates, films and panoramas weigh 25 MB at most', () => {
  const bytes = ['plates', 'films', 'panoramas'].flatMap((folder) => {
    const at = new URL(`../art/${folder}/`, import.meta.url);
    return readdirSync(at).map((name) => statSync(new URL(name, at)).size);
  });
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000);
});
