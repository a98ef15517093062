import type { FooterSection } from '../../content/site/chrome.ts';
import type { Linkable } from '../../links/linkable.ts';
import { FacebookIcon, InstagramIcon, LinkedInIcon, YouTubeIcon } from '../../ui/icons/icons.tsx';

/** The four networks of NAV-15. They lead to the networks' front doors until the collection has accounts there. */
export const socialLinks = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', Icon: LinkedInIcon },
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: FacebookIcon },
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: InstagramIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: YouTubeIcon },
] as const;

interface FooterLink {
  readonly name: string;
  readonly href: string;
  /** A link to another host opens in a new tab. */
  readonly newTab: boolean;
}

/** `href` as a path when it leads to our own host, unchanged otherwise. */
function withoutOwnHost(href: string, siteUrl: string): string {
  const own = new URL(siteUrl);
  if (!/^https?:/.test(href) || !URL.canParse(href)) return href;
  const url = new URL(href);
  return url.host === own.host ? `${url.pathname}${url.search}${url.hash}` : href;
}

/**
 * The sections that still have a link to show: those to our own host become paths, those to pages that are not built are
 * left out, and a section without links goes with them (NAV-15).
 */
export function footerLinks(sections: readonly FooterSection[], siteUrl: string, linkable: Linkable) {
  return sections.flatMap((section) => {
    const links: FooterLink[] = section.links
      .map(({ name, href }) => ({ name, href: withoutOwnHost(href, siteUrl) }))
      .filter(({ href }) => linkable(href))
      .map(({ name, href }) => ({ name, href, newTab: /^https?:/.test(href) }));
    return links.length > 0 ? [{ name: section.name, openOnMobile: section.openOnMobile, links }] : [];
  });
}
