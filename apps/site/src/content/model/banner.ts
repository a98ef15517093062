import type { Film } from './common.ts';
import type { Picture } from './picture.ts';

/** The large picture at the top of a page, with its words (heroBanner). */
export interface Banner {
  readonly text: string;
  readonly subText: string;
  readonly picture: Picture | null;
  /** Upright, for phones; `null` means the same picture. */
  readonly mobilePicture: Picture | null;
  /** The film behind the words, each format a browser may take, best first; empty when there is none. */
  readonly films: readonly Film[];
  /** Address of a 360 degree tour. */
  readonly tourHref: string | null;
}
