/** A picture of `demo/plates/pictures` with the words and the focal point it is uploaded with. */
export interface Plate {
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string;
  /** Title of the plate, shown under a hero. */
  readonly title: string;
  /** Degrees and minutes of the place it shows, or `null` where it shows no one place. */
  readonly coordinates: string | null;
  /** Focal point in percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** A plate from its words and its focal point. */
export const plate = (
  alt: string,
  title: string,
  coordinates: string | null,
  x: number,
  y: number,
): Plate => ({
  alt,
  title,
  coordinates,
  focus: { x, y },
});
