import { isLinkable } from '@sundowner/brand';
import type { Offer } from '../../content/model/rates.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { OfferAsk, OfferFacts } from './offer-parts.tsx';
import styles from './offers.module.css';

interface OffersProps {
  readonly heading: string;
  readonly offers: readonly Offer[];
  /** Path of the page: what the forms then know of the place. */
  readonly path: string;
}

/** At most three side by side on a page about a place, their terms folded away, and the way to all of them. */
export function Offers({ heading, offers, path, allHref }: OffersProps & { readonly allHref: string }) {
  if (offers.length === 0) return null;
  return (
    <Band aria-labelledby="offers-heading">
      <SectionHead
        id="offers-heading"
        heading={heading}
        aside={isLinkable(allHref) && <ArrowLink href={allHref}>All rates and offers</ArrowLink>}
      />
      <ul className={styles.cards}>
        {offers.slice(0, 3).map((offer) => (
          <li key={offer.slug} className={styles.card}>
            <OfferPlate offer={offer} sizes="(min-width: 833px) 31vw, 94vw" />
            <h3>{offer.title}</h3>
            <p className={styles.text}>{offer.text}</p>
            <OfferFacts offer={offer} />
            {offer.terms && (
              <Disclosure className={styles.folded} summary="Terms">
                <p className={styles.text}>{offer.terms}</p>
              </Disclosure>
            )}
            <OfferAsk offer={offer} path={path} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Every offer that holds, one under the other, with what is in it, its dates and the whole of its terms. */
export function OfferRows({ heading, offers, path }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <Band id="offers" aria-labelledby="offers-heading">
      <SectionHead id="offers-heading" heading={heading} />
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <li key={offer.slug} id={offer.slug} className={styles.row}>
            <OfferPlate offer={offer} sizes="(min-width: 833px) 30vw, 94vw" />
            <div className={styles.words}>
              <h3>{offer.title}</h3>
              <p className={styles.text}>{offer.text}</p>
              {offer.included.length > 0 && (
                <ul className={styles.included}>
                  {offer.included.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              )}
              <OfferAsk offer={offer} path={path} />
            </div>
            <OfferFacts offer={offer} terms={offer.terms} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function OfferPlate({ offer, sizes }: { readonly offer: Offer; readonly sizes: string }) {
  return (
    <div className={styles.plate}>
      {offer.picture && <Picture picture={offer.picture} alt="" sizes={sizes} />}
    </div>
  );
}
