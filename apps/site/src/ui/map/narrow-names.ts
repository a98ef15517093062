import type { Drawing } from './drawing.ts';
import { type Box, meet } from './geometry.ts';
import { boxOfName, boxOfSeaName, narrowSize } from './names.ts';
import { boxOfRose, type PlacedPin } from './pin-names.ts';

/**
 * Names that have room as they are printed on a narrow screen, too; the others stand on wider ones only. Of two that would cover one
 * another a pin goes first, then a country the map is about, a neighbour, a sea.
 *
 * @returns keys of pins, and names
 */
export function namesWhenNarrow(
  placed: readonly PlacedPin[],
  { names, seaNames, projection: { width, height } }: Pick<Drawing, 'names' | 'seaNames' | 'projection'>,
): ReadonlySet<string> {
  const size = narrowSize(width);
  const rose = boxOfRose({ width, height });
  const dots = placed.map(({ pin, boxes: [dot] }) => ({ key: pin.key, box: dot }));
  const [own, neighbours] = [false, true].map((small) =>
    names
      .filter((name) => name.small === small)
      .map((name) => ({ key: name.name, box: boxOfName({ ...name, size }) })),
  ) as [Wanted[], Wanted[]];
  const wanted: readonly Wanted[] = [
    ...own,
    ...neighbours,
    ...seaNames.flatMap(({ name, at, roomy }) =>
      roomy ? [{ key: name, box: boxOfSeaName(name, at, size) }] : [],
    ),
  ];
  const kept: Wanted[] = placed.flatMap(({ pin: { key, name }, large }) =>
    large && name ? [{ key, box: large }] : [],
  );
  for (const each of wanted) {
    const { key, box } = each;
    const isInside = box.left > 2 && box.right < width - 2 && box.top > 0 && box.bottom < height;
    const isFree =
      isInside &&
      !meet(box, rose) &&
      !kept.some((other) => meet(box, other.box)) &&
      !dots.some((dot) => dot.key !== key && meet(box, dot.box));
    if (isFree) kept.push(each);
  }
  return new Set(kept.map(({ key }) => key));
}

interface Wanted {
  readonly key: string;
  readonly box: Box;
}
