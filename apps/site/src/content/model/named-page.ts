/** A page of ours by the name visitors know it under. */
export interface NamedPage {
  readonly name: string;
  /** Path on our own host. */
  readonly href: string;
}
