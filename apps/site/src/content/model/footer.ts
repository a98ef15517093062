/** One link section of the footer, from content (NAV-15). */
export interface FooterSection {
  readonly name: string;
  /** Whether the section starts open on a phone. */
  readonly openOnMobile: boolean;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}
