/** What a line is; of a sea, its shore and as much of its edge as closes it. */
export const groundKinds = ['river', 'road', 'sea'] as const;
export type GroundKind = (typeof groundKinds)[number];

/** A river, a road or a stretch of sea that maps of a place draw where it crosses them. */
export interface GroundLine {
  readonly kind: GroundKind;
  /** Printed beside it; empty for one that needs no name. */
  readonly name: string;
  readonly places: readonly (readonly [longitude: number, latitude: number])[];
}

/** A block, with the sentence that says what is wrong with it. */
type Block = { readonly line: GroundLine } | { readonly fault: string };

const kindOf = (word: string): GroundKind | null => groundKinds.find((kind) => kind === word) ?? null;

function placeOf(written: string): GroundLine['places'][number] | null {
  const [, latitude = '', longitude = ''] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(written) ?? [];
  const [y, x] = [Number(latitude), Number(longitude)];
  return latitude !== '' && Math.abs(y) <= 90 && Math.abs(x) <= 180 ? [x, y] : null;
}

function readBlock(written: string): Block {
  const [head = '', ...rows] = written.trim().split(/\s*\n\s*/);
  const [word = '', ...name] = head.split(/\s+/);
  const kind = kindOf(word.toLowerCase());
  if (!kind) return { fault: `"${head}" does not begin with one of these: ${groundKinds.join(', ')}.` };
  const places = rows.map(placeOf);
  const wrong = rows.find((_, at) => places[at] === null);
  if (wrong !== undefined)
    return { fault: `"${wrong}" is no place. Write its latitude and longitude: "-24.98, 31.56".` };
  if (places.length < 2) return { fault: `"${head}" needs two places at least.` };
  return { line: { kind, name: name.join(' '), places: places.filter((place) => place !== null) } };
}

const blocksIn = (text: string): readonly Block[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .filter((written) => written.trim() !== '')
    .map(readBlock);

/**
 * The lines a text describes, a block each: what it is and its name, then its places, one to a line, as maps copy them. An empty line stands
 * between two. One that is not whole is left out.
 */
export const readGroundLines = (text: string): readonly GroundLine[] =>
  blocksIn(text).flatMap((block) => ('line' in block ? [block.line] : []));

/** What is wrong with the first block of a text that is none; `null` when all are whole. */
export function groundLinesFault(text: string): string | null {
  const wrong = blocksIn(text).find((block) => 'fault' in block);
  return wrong && 'fault' in wrong ? wrong.fault : null;
}
