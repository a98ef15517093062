/** What decoding one picture may take. */
export interface HeicBounds {
  /** Milliseconds of processor time. */
  readonly time: number;
  /** Megabytes the process may grow by. */
  readonly growth: number;
}

/** One picture to decode. */
export interface HeicJob {
  readonly source: Uint8Array;
  /** Colour profile of the picture, which goes into the JPEG; absent for sRGB. */
  readonly profile: Uint8Array | null;
}

/** Why there is no JPEG: it cannot be read, or took more than any picture may. */
export type HeicFault = 'broken' | 'time' | 'memory';

export type HeicAnswer = { readonly jpeg: Uint8Array } | { readonly fault: HeicFault };
