/** As much of a text as is looked at. */
const sample = 8192;
/** Of fewer letters nothing is told. */
const fewest = 3;

interface Pairs {
  readonly all: number;
  /** Those whose first byte is of the letters most texts are written with. */
  readonly common: number;
  /** Those that are Japanese syllables. */
  readonly syllables: number;
  /** Those whose second byte is one of ASCII. */
  readonly low: number;
}

interface Writing {
  readonly isFirst: (byte: number) => boolean;
  readonly isSecond: (byte: number) => boolean;
  readonly isCommon: (byte: number) => boolean;
  readonly isSyllable: (first: number, second: number) => boolean;
}

const within =
  (from: number, to: number) =>
  (byte: number): boolean =>
    byte >= from && byte <= to;
const isHigh = within(0xa1, 0xfe);
const never = () => false;

/** The letters of a text as pairs of bytes; `null` where some are none. */
function pairsOf(bytes: Uint8Array, { isFirst, isSecond, isCommon, isSyllable }: Writing): Pairs | null {
  const end = Math.min(bytes.length, sample);
  let [all, common, syllables, low] = [0, 0, 0, 0];
  for (let at = 0; at < end; at++) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    const second = bytes[at + 1] ?? 0;
    // The last letter may be cut.
    if (at + 1 >= end && end < bytes.length) break;
    if (!isFirst(first) || !isSecond(second)) return null;
    all += 1;
    if (isCommon(first)) common += 1;
    if (isSyllable(first, second)) syllables += 1;
    if (second < 0x80) low += 1;
    at += 1;
  }
  return { all, common, syllables, low };
}

const many = (part: number, { all }: Pairs, share: number): boolean => all >= fewest && part >= all * share;

const isEucSyllable = (first: number): boolean => first === 0xa4 || first === 0xa5;
const euc = { isFirst: isHigh, isSecond: isHigh, isSyllable: isEucSyllable };

const writings: readonly (readonly [name: string, writing: Writing, fits: (pairs: Pairs) => boolean])[] = [
  [
    'shift_jis',
    {
      isFirst: (byte) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc),
      isSecond: (byte) => byte >= 0x40 && byte <= 0xfc && byte !== 0x7f,
      isCommon: within(0x81, 0x9f),
      isSyllable: (first, second) => (first === 0x82 && second >= 0x9f) || (first === 0x83 && second <= 0x96),
    },
    (pairs) => many(pairs.syllables, pairs, 0.15) && many(pairs.common, pairs, 0.6),
  ],
  ['euc-jp', { ...euc, isCommon: within(0xa1, 0xcf) }, (pairs) => many(pairs.syllables, pairs, 0.15)],
  // Its syllables stand before everything else of it.
  ['euc-kr', { ...euc, isCommon: within(0xb0, 0xc8) }, (pairs) => many(pairs.common, pairs, 1)],
  ['gb18030', { ...euc, isCommon: within(0xb0, 0xd7) }, (pairs) => many(pairs.common, pairs, 0.8)],
  [
    'big5',
    {
      isFirst: isHigh,
      isSecond: (byte) => isHigh(byte) || (byte >= 0x40 && byte <= 0x7e),
      isCommon: within(0xa4, 0xc6),
      isSyllable: never,
    },
    (pairs) => many(pairs.common, pairs, 0.8) && pairs.low > 0,
  ],
];

/** What a text of an East Asian writing is in, by how its bytes pair: few letters are enough. `null` for any other. */
export const eastAsianCharset = (bytes: Uint8Array): string | null =>
  writings.find(([, writing, fits]) => {
    const pairs = pairsOf(bytes, writing);
    return pairs !== null && fits(pairs);
  })?.[0] ?? null;
