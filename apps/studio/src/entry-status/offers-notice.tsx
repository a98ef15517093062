import { formOf } from '../completeness/entry-context.ts';
import type { OfferSavingNothing } from '../offers/read-offers.ts';

interface OffersNoticeProps {
  readonly offers: readonly OfferSavingNothing[];
  /** It stands beside the offer itself, and not beside a rate. */
  readonly own: boolean;
}

/** Published offers that promise what everybody has by the rates as they are published now. */
export function OffersNotice({ offers, own }: OffersNoticeProps) {
  return offers.map(({ id, title, says }) => (
    <p key={id} className="entry-status-nowhere" role="status">
      <strong>
        {own
          ? 'Published, and by the rates it saves nothing:'
          : 'By the rates that are published, an offer saves nothing:'}
      </strong>{' '}
      {!own && <a href={formOf('offer', id)}>{title}</a>} {says} Change the offer, unpublish it, or change the
      rates.
    </p>
  ));
}
