import type { Picture } from './picture.ts';

/** Small things many kinds of entry share. */

/** A fact as visitors read it: "From Skukuza airstrip", "25 minutes by road". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A title with words under it and, where the editor gave one, a picture. */
export interface Point {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
}

/** A file visitors download, from our own host. */
export interface File {
  readonly href: string;
  /** Bytes; `null` when the studio does not say. */
  readonly size: number | null;
  /** Media type: `application/pdf`. */
  readonly type: string;
}

export interface Download extends File {
  /** Words of the link. */
  readonly text: string;
}

/** A silent film behind words: shown on wide screens only, after the page has loaded. */
export interface Film {
  readonly src: string;
  /** Media type: `video/mp4`. */
  readonly type: string;
}

/** Degrees; south and west are negative. */
export interface LatitudeLongitude {
  readonly latitude: number;
  readonly longitude: number;
}

/** A button an editor gave; never one of its halves alone. */
export interface Button {
  readonly text: string;
  readonly href: string;
}
