/** What decoding one picture may take. */
export interface DecodeBounds {
  /** Milliseconds of processor time. */
  readonly time: number;
  /** Megabytes the process may grow by. */
  readonly growth: number;
}

/** One picture to make a JPEG of. */
export interface DecodeJob {
  readonly source: Uint8Array;
  /** Whether it is a HEIC, for which another decoder is needed. */
  readonly heic: boolean;
  /** Colour profile of a HEIC, which goes into the JPEG; `null` for sRGB. */
  readonly profile: Uint8Array | null;
  /** Longest side of the JPEG in pixels; `null` leaves it as it is. */
  readonly side: number | null;
}

/** Why there is no JPEG: it cannot be read, or took more than any picture may. */
export type DecodeFault = 'broken' | 'time' | 'memory';

export type DecodeAnswer = { readonly jpeg: Uint8Array } | { readonly fault: DecodeFault };
