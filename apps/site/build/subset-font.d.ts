// The types of @types/subset-font are those of version 2.3: they lack `keepFeatures`.
declare module 'subset-font' {
  /** @returns the characters of `text` alone, in WOFF2, with what the named features of the typeface need of them */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
