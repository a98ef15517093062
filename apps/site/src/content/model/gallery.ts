import type { PictureSubject, PropertyKey } from '@sundowner/brand';
import type { File } from './common.ts';
import type { Picture } from './picture.ts';

/** The file an editor uploaded, as large as it is. */
export interface LargeFile extends File {
  /** Pixels; `null` when the studio does not say. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A picture of the galleries (CNT-20). */
export interface GalleryPicture {
  /** Names it in addresses, made of its title: "lodge-by-the-river". */
  readonly slug: string;
  readonly title: string;
  readonly caption: string;
  readonly credit: string;
  readonly picture: Picture;
  readonly property: PropertyKey | null;
  readonly subject: PictureSubject | null;
  /** What the press and travel partners may take away; `null` where they may not. */
  readonly large: LargeFile | null;
}

export interface ImageGallery {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly property: PropertyKey | null;
  readonly cover: Picture | null;
  readonly items: readonly GalleryPicture[];
}

/** A film of the galleries (CNT-20). */
export interface GalleryFilm {
  /** Names it in addresses, made of its title. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  /** Our own film, or an address elsewhere. */
  readonly src: string;
  readonly elsewhere: boolean;
  /** Media type of our own: "video/mp4". */
  readonly type: string | null;
  readonly poster: Picture | null;
  readonly duration: string;
  /** The text of a WebVTT file; empty where there is none. */
  readonly captions: string;
}

export interface VideoGallery {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly property: PropertyKey | null;
  /** Shown on the page of our own channel too. */
  readonly ownChannel: boolean;
  readonly videos: readonly GalleryFilm[];
}

/** A picture that goes all round, for a viewer that turns it. */
export interface Panorama {
  /** The whole of it as a plain picture; what it shows is its alternative text, its focal point where one looks first. */
  readonly picture: Picture;
  /** Address of the file the viewer takes. */
  readonly src: string;
}
