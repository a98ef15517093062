import {
  type Brand,
  type Network,
  networkFacts,
  networks,
  type SocialLinks as SocialAddresses,
} from '@sundowner/brand';
import type { FooterSection } from '../../content/site/chrome.ts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import { enquireLink } from '../../links/dialog-link.ts';
import type { Linkable } from '../../links/linkable.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { FacebookIcon, InstagramIcon, LinkedInIcon, YouTubeIcon } from '../../ui/icons/icons.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { keepTogether } from '../../ui/text/keep-together.ts';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { currentness } from '../currentness.ts';
import styles from './footer.module.css';
import { Ridge } from './ridge.tsx';

interface FooterProps {
  readonly brand: Brand;
  readonly siteUrl: string;
  readonly sections: readonly FooterSection[];
  readonly contact: ContactDetails | null;
  readonly social: SocialAddresses;
  /** Path of the page, without query: its own link is marked. */
  readonly path: string;
  readonly linkable: Linkable;
  /** The year of the copyright line. */
  readonly year: number;
  /** Something measures visitors who agree: the question can be opened again here (GEN-05). */
  readonly measured?: boolean;
}

const legalLinks = [
  { name: 'Search', href: '/search' },
  { name: 'Privacy policy', href: '/privacy-policy' },
  { name: 'Cookie policy', href: '/cookie-policy' },
  { name: 'Site terms', href: '/site-terms' },
];

/** Logo and networks, how to reach us, link sections from content, the legal line (NAV-15). */
export function Footer({
  brand,
  siteUrl,
  sections,
  contact,
  social,
  path,
  linkable,
  year,
  measured = false,
}: FooterProps) {
  const policies = legalLinks.filter(({ href }) => linkable(href));
  return (
    <footer className={styles.footer}>
      <Ridge />
      <div className={styles.ground}>
        <Wrap>
          <div className={styles.top} data-whole="">
            <div>
              <BrandMark brand={brand} />
              <p className={styles.description}>{brand.description}.</p>
              <SocialLinks social={social} />
            </div>
            {footerLinks(sections, siteUrl, linkable).map((section) => (
              <Disclosure
                key={section.name}
                open
                className={styles.section}
                summary={<h2 className={styles.heading}>{section.name}</h2>}
                data-footer-section={section.openOnMobile ? 'open' : 'closed'}
              >
                <ul className={styles.links}>
                  {section.links.map(({ name, href, newTab }) => (
                    <li key={name}>
                      <a
                        className={styles.link}
                        href={href}
                        aria-current={currentness(href, path)}
                        target={newTab ? '_blank' : undefined}
                        rel={newTab ? 'noopener' : undefined}
                      >
                        {name}
                        {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
                      </a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ))}
            <FooterContact contact={contact} path={path} linkable={linkable} />
          </div>
          <div className={styles.legal}>
            <p>
              All rights reserved. © Copyright {year} {inLegalLine(brand)}.
            </p>
            {(policies.length > 0 || measured) && (
              <ul className={styles.policies}>
                {policies.map(({ name, href }) => (
                  <li key={name}>
                    <TextLink className={styles.policy} href={href} aria-current={currentness(href, path)}>
                      {name}
                    </TextLink>
                  </li>
                ))}
                {measured && (
                  <li className={styles.consent}>
                    <button type="button" className={styles.policy} data-consent-open>
                      Cookie choices
                    </button>
                  </li>
                )}
              </ul>
            )}
          </div>
        </Wrap>
      </div>
    </footer>
  );
}

/** The collection's name without its article, as the legal line has it: "More Collection" (NAV-15). */
const inLegalLine = ({ collectionName }: Brand): string => collectionName.replace(/^the\s+/i, '');

/** The networks the collection has an account at (NAV-15). */
function SocialLinks({ social }: Pick<FooterProps, 'social'>) {
  const links = networks.flatMap((network) => {
    const href = social[network];
    return href ? [{ href, name: networkFacts[network].name, Icon: networkIcons[network] }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles.social}>
      {links.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            className={styles.network}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${name} (opens in a new tab)`}
          >
            <Icon className={styles.icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One number, one mailbox and our letters, so that the foot of every page ends on a way to reach a person. */
function FooterContact({ contact, path, linkable }: Pick<FooterProps, 'contact' | 'path' | 'linkable'>) {
  const newsletter = linkable('/enquire/newsletter');
  if (!contact && !newsletter) return null;
  return (
    <div className={styles.reach}>
      {contact && (
        <>
          <h2 className={styles.heading}>Speak to a person</h2>
          <p>
            <TelephoneLink className={styles.number} number={contact.travelPlannerNumber} />
          </p>
          <p className={styles.hours}>{keepTogether(contact.officeHoursText)}</p>
          <p>
            <TextLink className={styles.mail} href={`mailto:${contact.conciergeMail}`}>
              {contact.conciergeMail}
            </TextLink>
          </p>
        </>
      )}
      {newsletter && (
        <p>
          <TextLink className={styles.mail} {...enquireLink(path, 'newsletter')}>
            Have our letters sent to you
          </TextLink>
        </p>
      )}
    </div>
  );
}

const networkIcons: Readonly<Record<Network, typeof LinkedInIcon>> = {
  linkedin: LinkedInIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  youtube: YouTubeIcon,
};

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
