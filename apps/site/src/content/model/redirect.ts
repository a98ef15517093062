/** A redirect an editor keeps in the studio; always 301 (RT-17). */
export interface Redirect {
  /** Path on our own host, without a trailing slash: `/old-page`. */
  readonly from: string;
  /** Path on our own host, or an address of another. */
  readonly to: string;
}
