/** One shape the site cuts pictures into. */
export interface Crop {
  readonly name: string;
  /** Where a visitor meets it. */
  readonly where: string;
  /** Width and height of the box. */
  readonly ratio: readonly [width: number, height: number];
  /** `false` where others cut it around its middle, whatever the point. */
  readonly followsFocus: boolean;
}

/** The shapes of the site (its sections' own styles) and of a shared link (1200 x 630). */
export const crops: readonly Crop[] = [
  { name: 'Top of a page', where: 'Wide, behind the headline', ratio: [1440, 640], followsFocus: true },
  { name: 'Poster', where: 'Properties and lodges', ratio: [4, 5], followsFocus: true },
  { name: 'Card', where: 'Stories and journeys', ratio: [3, 2], followsFocus: true },
  { name: 'Square', where: 'Lists and phones', ratio: [1, 1], followsFocus: true },
  { name: 'Shared link', where: 'Cut around its middle', ratio: [1200, 630], followsFocus: false },
];

export interface Focus {
  /** Percent from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

/** Payload takes 0 for "not set", so the outermost percent is 1. */
const clamp = (percent: number) => Math.min(100, Math.max(1, Math.round(percent)));

/** The point of a picture under a pointer, in percent of the drawn picture. */
export function focusAt(
  pointer: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Focus {
  return {
    x: clamp(((pointer.clientX - box.left) / box.width) * 100),
    y: clamp(((pointer.clientY - box.top) / box.height) * 100),
  };
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves the point to, `null` for other keys; with Shift it moves ten percent. */
export function focusAfter(focus: Focus, key: string, shift: boolean): Focus | null {
  const step = steps[key];
  if (!step) return null;
  const by = shift ? 10 : 1;
  return { x: clamp(focus.x + step[0] * by), y: clamp(focus.y + step[1] * by) };
}

/** `object-position` as the site sets it: in steps of five percent. */
export function objectPosition({ x, y }: Focus): string {
  const step = (percent: number) => Math.round(percent / 5) * 5;
  return `${step(x)}% ${step(y)}%`;
}

/** Bytes and pixels above and below which an editor is told. */
export const sizesOfNote = { bytes: 6_000_000, large: 1920, smallest: 1200 } as const;

/** What is to be said of a picture's size: too heavy, or too small for large places. */
export function sizeWarnings(picture: {
  bytes: number | null;
  width: number | null;
  height: number | null;
}): readonly string[] {
  const { bytes, width, height } = picture;
  const warnings: string[] = [];
  if (bytes !== null && bytes > sizesOfNote.bytes)
    warnings.push(
      `This file has ${(bytes / 1_000_000).toFixed(1)} MB. A copy of 2400 pixels in width looks the same and is uploaded and backed up in a fraction of the time.`,
    );
  if (width !== null && height !== null && width < sizesOfNote.smallest)
    warnings.push(
      `At ${width} × ${height} pixels it will look blurred at the top of a page or as a poster. Use it in small places only, or upload one of at least ${sizesOfNote.large} pixels in width.`,
    );
  else if (width !== null && width < sizesOfNote.large)
    warnings.push(
      `At ${width} pixels in width it is a little small for the top of a page; ${sizesOfNote.large} are enough.`,
    );
  return warnings;
}
