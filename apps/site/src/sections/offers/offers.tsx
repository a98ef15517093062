import { isEnquiryKind } from '@sundowner/brand';
import { dayInWords } from '@sundowner/calendar/words';
import type { Offer } from '../../content/rates/offers.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import swipe from '../../ui/swipe/swipe.module.css';
import { keepTogether } from '../../ui/text/keep-together.ts';
import { Band } from '../../ui/wrap/wrap.tsx';
import { WordsWithSums } from '../price/sums.tsx';
import { fromTo } from '../rates/in-words.ts';
import styles from './offers.module.css';

/** Where and when an offer holds, and the code guests name when they book. */
function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { lodges, stayFrom, stayUntil, until, code } = offer;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Where</dt>
        <dd>{lodges.length > 0 ? lodges.join(', ') : 'Every lodge'}</dd>
      </div>
      <div>
        <dt>Stay</dt>
        <dd>{keepTogether(fromTo(stayFrom, stayUntil))}</dd>
      </div>
      <div>
        <dt>Book by</dt>
        <dd>
          <time dateTime={until}>{dayInWords(until)}</time>
        </dd>
      </div>
      {code && (
        <div>
          <dt>Offer code</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
      )}
    </dl>
  );
}

interface OfferAskProps {
  readonly offer: Offer;
  /** Path of the page: what the forms then know of it. */
  readonly path: string;
}

/** Asks for the offer: a form that opens names it; another page of the editor's choice is a link. */
function OfferAsk({ offer, path }: OfferAskProps) {
  const { button, title, code } = offer;
  const href = button && isLinkable(button.href) ? button.href : '/enquire/email';
  const dialog = /^\/enquire\/([\w/-]+)$/.exec(href)?.[1];
  const about = { about: `the offer ${title}${code ? ` (${code})` : ''}` };
  const link = dialog ? dialogLink(dialog, path, isEnquiryKind(dialog) ? about : {}) : { href };
  return <ArrowLink {...link}>{button?.text || 'Enquire about it'}</ArrowLink>;
}

interface OffersProps {
  readonly heading: string;
  readonly offers: readonly Offer[];
  /** Path of the page: what the forms then know of the place. */
  readonly path: string;
  /** What the prices of the page are shown in. */
  readonly shown: ShownIn;
}

/** At most three side by side on a page about a place, in words, their terms folded away, and the way to all of them. */
export function Offers(props: OffersProps & { readonly allHref: string }) {
  const { heading, offers, path, allHref, shown } = props;
  if (offers.length === 0) return null;
  return (
    <Band aria-labelledby="offers-heading">
      <SectionHead
        id="offers-heading"
        heading={heading}
        aside={isLinkable(allHref) && <ArrowLink href={allHref}>All rates and offers</ArrowLink>}
      />
      <ul className={classNames(styles.cards, swipe.swipe)}>
        {offers.slice(0, 3).map((offer) => (
          <li key={offer.slug} className={styles.card}>
            <h3>{offer.title}</h3>
            <p className={styles.text}>
              <WordsWithSums words={offer.text} shown={shown} />
            </p>
            <OfferFacts offer={offer} />
            {offer.terms && (
              <Disclosure className={styles.folded} summary="Terms">
                <p className={styles.text}>
                  <WordsWithSums words={offer.terms} shown={shown} />
                </p>
              </Disclosure>
            )}
            <OfferAsk offer={offer} path={path} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** So many stand open on a page of prices; the rest wait behind one line. */
const mostOpen = 3;

/** The offers that hold, one under the other, with what is in each and its dates: three of them, and the rest folded. */
export function OfferRows({ heading, offers, path, shown }: OffersProps) {
  if (offers.length === 0) return null;
  const more = offers.slice(mostOpen);
  return (
    <Band id="offers" aria-labelledby="offers-heading">
      <SectionHead id="offers-heading" heading={heading} />
      <Rows offers={offers.slice(0, mostOpen)} path={path} shown={shown} />
      {more.length > 0 && (
        <Disclosure
          className={styles.more}
          summary={more.length === 1 ? 'One more offer' : `${more.length} more offers`}
        >
          <Rows offers={more} path={path} shown={shown} />
        </Disclosure>
      )}
    </Band>
  );
}

function Rows({ offers, path, shown }: Omit<OffersProps, 'heading'>) {
  return (
    <ul className={styles.rows}>
      {offers.map((offer) => (
        <li key={offer.slug} id={offer.slug} className={styles.row}>
          <OfferPlate offer={offer} sizes="(min-width: 833px) 30vw, 1px" />
          <div className={styles.words}>
            <h3>{offer.title}</h3>
            <p className={styles.text}>
              <WordsWithSums words={offer.text} shown={shown} />
            </p>
            {offer.included.length > 0 && (
              <ul className={styles.included}>
                {offer.included.map((words) => (
                  <li key={words}>
                    <WordsWithSums words={words} shown={shown} />
                  </li>
                ))}
              </ul>
            )}
            <OfferAsk offer={offer} path={path} />
          </div>
          <div className={styles.beside}>
            <OfferFacts offer={offer} />
            {offer.terms && (
              <Disclosure className={styles.folded} summary="Terms">
                <p className={styles.text}>
                  <WordsWithSums words={offer.terms} shown={shown} />
                </p>
              </Disclosure>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function OfferPlate({ offer, sizes }: { readonly offer: Offer; readonly sizes: string }) {
  return (
    <div className={styles.plate}>
      {offer.picture && <Picture picture={offer.picture} alt="" sizes={sizes} />}
    </div>
  );
}
