import { isLinkable } from '@sundowner/brand';
import type { Offer } from '../../content/model/rates.ts';
import { enquireLink } from '../../links/enquire-link.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './offers.module.css';

interface OffersProps {
  readonly heading: string;
  readonly offers: readonly Offer[];
  /** Path of the page: what the form then knows of the place. */
  readonly path: string;
  /** The page of all rates and offers, shown when it is built. */
  readonly allHref: string;
}

const day = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Where an offer's button leads: where its editor says, else to the form that knows the page. */
function askFor({ button }: Offer, path: string) {
  const own = button && !button.href.startsWith('/enquire/') && isLinkable(button.href);
  return own ? { href: button.href } : enquireLink(path, 'email');
}

/** What is offered just now, at most three, with the days it holds for and its terms. */
export function Offers({ heading, offers, path, allHref }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <Band aria-labelledby="offers-heading">
      <SectionHead
        id="offers-heading"
        heading={heading}
        aside={isLinkable(allHref) && <ArrowLink href={allHref}>All rates and offers</ArrowLink>}
      />
      <ul className={styles.offers}>
        {offers.slice(0, 3).map((offer) => (
          <li key={offer.slug} className={styles.offer}>
            <div className={styles.plate}>
              {offer.picture && (
                <Picture picture={offer.picture} alt="" sizes="(min-width: 833px) 31vw, 94vw" />
              )}
            </div>
            <h3>{offer.title}</h3>
            <p className={styles.text}>{offer.text}</p>
            <p className={styles.when}>
              {offer.stayFrom && offer.stayUntil
                ? `For stays from ${day(offer.stayFrom)} to ${day(offer.stayUntil)}`
                : `Until ${day(offer.until)}`}
              {offer.lodges.length > 0 && `, at ${offer.lodges.join(', ')}`}
            </p>
            {offer.terms && (
              <Disclosure className={styles.terms} summary="Terms">
                <p className={styles.text}>{offer.terms}</p>
              </Disclosure>
            )}
            <ArrowLink {...askFor(offer, path)} className={styles.ask}>
              {offer.button?.text || 'Ask about it'}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
