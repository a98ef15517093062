import { expect, test } from 'vitest';
import { meet, type Point } from '../../ui/map/geometry.ts';
import { degreesOf } from './degrees.ts';
import { boxOfMark, boxOfNameBeside, namesBeside } from './names-beside.ts';
import { groundOf } from './projection.ts';

const sheet = { width: 760, height: 600 };

test('right of its number, left of it at the edge, under it where both are taken', () => {
  expect(namesBeside([{ x: 300, y: 300, name: 'River Lodge' }], sheet)).toEqual([
    { x: 320, y: 305, anchor: 'start', lines: ['River Lodge'] },
  ]);
  expect(namesBeside([{ x: 720, y: 300, name: 'River Lodge' }], sheet)).toEqual([
    { x: 700, y: 305, anchor: 'end', lines: ['River Lodge'] },
  ]);
  const long = ['A long name of a place'];
  const row = [240, 275, 310].map((x) => ({ x, y: 300, name: 'A long name of a place' }));
  expect(namesBeside(row, sheet)).toEqual([
    { x: 220, y: 305, anchor: 'end', lines: long },
    { x: 275, y: 332, anchor: 'middle', lines: long },
    { x: 330, y: 305, anchor: 'start', lines: long },
  ]);
});

test('a name that would cover a number, another name or what is printed is left to the list', () => {
  const crowd = [240, 275, 310, 345].map((x) => ({ x, y: 300, name: 'A long name of a place' }));
  const river = { left: 200, right: 420, top: 316, bottom: 340 };
  const names = namesBeside(crowd, sheet, { printed: [river] });
  expect(names.filter((name) => name === null)).toHaveLength(1);
  expect(names.map((name) => name && name.y > 310)).not.toContain(true);
});

test('a name stands on the side of its number that no river crosses', () => {
  const mark = { x: 300, y: 300, name: 'River Lodge' };
  const down = (x: number) => Array.from({ length: 120 }, (_, step): Point => [x, step * 5]);
  expect(namesBeside([mark], sheet, { lines: down(350) })).toMatchObject([{ x: 280, y: 305, anchor: 'end' }]);
  const everywhere = Array.from({ length: 70 }, (_, step) => down(step * 8 + 20)).flat();
  expect(namesBeside([mark], sheet, { lines: everywhere })).toMatchObject([
    { x: 320, y: 305, anchor: 'start' },
  ]);
  const [corner] = namesBeside([mark], sheet, { lines: down(296), anywhere: true });
  expect(corner?.anchor).toBe('start');
  const level = Array.from({ length: 160 }, (_, step): Point => [step * 5, 300]);
  const [beneath] = namesBeside([mark], sheet, { lines: level });
  expect(beneath).toMatchObject({ x: 300, y: 332, anchor: 'middle' });
});

test('a name never stands nearer to another number than to its own', () => {
  // Of two numbers beside one another the name of the one would stand under the other.
  const pair = [
    { x: 700, y: 300, name: 'River Lodge' },
    { x: 737, y: 312, name: 'Tinyeleti' },
  ];
  const river = Array.from({ length: 90 }, (_, step): Point => [step * 9, 306]);
  const names = namesBeside(pair, sheet, { lines: river, anywhere: true });
  for (const [own, name] of names.entries()) {
    const box = name && boxOfNameBeside(name);
    const far = pair.map(({ x, y }) =>
      box
        ? Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
        : 0,
    );
    expect(far[own]).toBeLessThanOrEqual((far[1 - own] ?? 0) + 0.5);
  }
  expect(names).not.toContain(null);
});

test('a long name is broken where in one line it would cross a road', () => {
  const mark = { x: 400, y: 300, name: 'Hoedspruit Eastgate airport' };
  const roads = [230, 520].flatMap((x) => Array.from({ length: 120 }, (_, step): Point => [x, step * 5]));
  const [name] = namesBeside([mark], sheet, { lines: roads, anywhere: true });
  expect(name?.lines.join(' ')).toBe(mark.name);
  const box = name && boxOfNameBeside(name);
  expect([box && box.left > 230, box && box.right < 520]).toEqual([true, true]);
});

test('SEE-04/local nothing printed on a local map covers anything else, wherever its places lie', () => {
  let seed = 11;
  const random = (from: number, to: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return from + (seed / 2_147_483_647) * (to - from);
  };
  const wrong: string[] = [];
  for (let map = 0; map < 200; map++) {
    const ground = groundOf(
      Array.from({ length: Math.ceil(random(0, 14)) }, () => ({
        latitude: random(-25.2, -24.8),
        longitude: random(31.2, 31.7),
      })),
    );
    const marks = ground.places.map(({ markX, markY }, place) => ({
      x: markX,
      y: markY,
      name: 'The lodge by the long river'.slice(0, 5 + ((place * 7) % 22)),
    }));
    const river = Array.from({ length: 90 }, (_, step): Point => [step * 9, 300 + Math.sin(step / 9) * 200]);
    const degrees = degreesOf(ground, marks.map(boxOfMark), river);
    if (degrees.some(({ box }) => box.left < 0 || box.right > ground.width)) wrong.push(`${map}: cut off`);
    const names = namesBeside(marks, ground, {
      printed: degrees.map(({ box }) => box),
      lines: river,
      anywhere: map % 2 === 0,
    });
    const boxes = [
      ...degrees.map(({ box }) => box),
      ...names.flatMap((name) => (name ? [boxOfNameBeside(name)] : [])),
    ];
    for (const [place, one] of boxes.entries())
      if (boxes.slice(place + 1).some((other) => meet(one, other))) wrong.push(`${map}: ${place}`);
    if (
      degrees.some(({ box }) => river.some(([x, y]) => meet(box, { left: x, right: x, top: y, bottom: y })))
    )
      wrong.push(`${map}: the river crosses a degree`);
  }
  expect(wrong).toEqual([]);
});
