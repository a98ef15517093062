interface PanoramaLink {
  /** What it is of: "The river at sundown". */
  readonly title: string;
  /** What it shows, in words. */
  readonly alt: string;
  /** Where it is first looked at, in percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly src: string;
}

/** What a link to a panorama tells `panorama.client.ts`, which opens it over the `data-stage` beside it. */
export const panoramaData = ({ title, alt, focus, src }: PanoramaLink) => ({
  'data-panorama': src,
  'data-name': title,
  'data-alt': alt,
  'data-focus': `${focus.x} ${focus.y}`,
});
