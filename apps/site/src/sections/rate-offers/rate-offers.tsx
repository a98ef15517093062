import { isLinkable } from '@sundowner/brand';
import type { Offer } from '../../content/model/rates.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { fromTo, longDate } from './dates.ts';
import styles from './rate-offers.module.css';

interface RateOffersProps {
  readonly offers: readonly Offer[];
  /** Path of the page: what the forms then know of it. */
  readonly path: string;
  readonly heading?: string;
}

/** Offers that hold today, each with its dates and the whole of its terms. */
export function RateOffers({ offers, path, heading = 'Offers that hold today' }: RateOffersProps) {
  if (offers.length === 0) return null;
  return (
    <Band id="offers" aria-labelledby="offers-heading">
      <SectionHead id="offers-heading" heading={heading} />
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.slug} id={offer.slug}>
            <OfferCard offer={offer} path={path} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function OfferCard({ offer, path }: { readonly offer: Offer; readonly path: string }) {
  const { title, text, included, terms, code, until, lodges, picture, button } = offer;
  return (
    <article className={styles.offer}>
      <div className={styles.plate}>
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 833px) 30vw, 94vw" />}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        {included.length > 0 && (
          <ul className={styles.included}>
            {included.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
        {button && isLinkable(button.href) && (
          <ArrowLink {...askFor(button.href, path)}>{button.text}</ArrowLink>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Where</dt>
          <dd>{lodges.length > 0 ? lodges.join(', ') : 'Every lodge'}</dd>
        </div>
        <div>
          <dt>Stay</dt>
          <dd>{fromTo(offer.stayFrom, offer.stayUntil)}</dd>
        </div>
        <div>
          <dt>Book by</dt>
          <dd>
            <time dateTime={until}>{longDate(until)}</time>
          </dd>
        </div>
        {code && (
          <div>
            <dt>Say</dt>
            <dd className={styles.code}>{code}</dd>
          </div>
        )}
        <div className={styles.terms}>
          <dt>Terms</dt>
          <dd>{terms}</dd>
        </div>
      </dl>
    </article>
  );
}

/** The offer's own link; one to a form opens that form, which then knows where it was asked. */
function askFor(href: string, path: string) {
  const [, dialog] = /^\/enquire\/([\w/-]+)$/.exec(href) ?? [];
  return dialog ? dialogLink(dialog, path) : { href };
}
