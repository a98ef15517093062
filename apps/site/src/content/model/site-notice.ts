/** A notice shown on every page while it holds: a flood, a closed road. */
export interface SiteNotice {
  readonly kind: 'info' | 'warning';
  readonly message: string;
  /** Where to read more; `null` when the notice says all. */
  readonly link: { readonly text: string; readonly href: string } | null;
}
