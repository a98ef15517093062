import { isEnquiryKind, isLinkable } from '@sundowner/brand';
import { dayInWords } from '@sundowner/calendar/words';
import type { Offer } from '../../content/rates/offers.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { fromTo } from './from-to.ts';
import styles from './offers.module.css';

/** Where and when an offer holds, and what to say. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { lodges, stayFrom, stayUntil, until, code } = offer;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Where</dt>
        <dd>{lodges.length > 0 ? lodges.join(', ') : 'Every lodge'}</dd>
      </div>
      <div>
        <dt>Stay</dt>
        <dd>{fromTo(stayFrom, stayUntil)}</dd>
      </div>
      <div>
        <dt>Book by</dt>
        <dd>
          <time dateTime={until}>{dayInWords(until)}</time>
        </dd>
      </div>
      {code && (
        <div>
          <dt>What to say</dt>
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
export function OfferAsk({ offer, path }: OfferAskProps) {
  const { button, title, code } = offer;
  const href = button && isLinkable(button.href) ? button.href : '/enquire/email';
  const dialog = /^\/enquire\/([\w/-]+)$/.exec(href)?.[1];
  const about = { about: `the offer ${title}${code ? ` (${code})` : ''}` };
  const link = dialog ? dialogLink(dialog, path, isEnquiryKind(dialog) ? about : {}) : { href };
  return <ArrowLink {...link}>{button?.text || 'Ask about it'}</ArrowLink>;
}
