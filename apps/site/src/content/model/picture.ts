/** A picture as pages use it: same-origin addresses, both modern formats, a focal point. */
export interface Picture {
  /** Required for every picture an editor uploads; empty only where the picture repeats what the text says. */
  readonly alt: string;
  /** Pixel size of the largest rendition; reserves the space before the picture loads. */
  readonly width: number;
  readonly height: number;
  /** Focal point in percent from the left and from the top, 0 to 100. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Renditions by format, narrowest first; `src` is a path on our own host. */
  readonly sources: {
    readonly avif: readonly Rendition[];
    readonly webp: readonly Rendition[];
  };
  /** The address a browser without `srcset` takes. */
  readonly src: string;
  /** Title of the plate, shown under a hero, with its coordinates where it has some. */
  readonly caption: string | null;
  readonly coordinates: string | null;
}

export interface Rendition {
  readonly src: string;
  /** Width in pixels. */
  readonly width: number;
}
