import { formOf } from '../completeness/entry-context.ts';
import type { OfferSavingNothing } from '../offers/read-offers.ts';

interface OffersNoticeProps {
  readonly offers: readonly OfferSavingNothing[];
  /** It stands beside the offer itself, and not beside a rate. */
  readonly own: boolean;
}

const beside = {
  offer: {
    on: 'Published, and by the rates it saves nothing:',
    'until published': '',
    'taken off': 'Taken off the site, since by the rates it saved nothing:',
  },
  rate: {
    on: 'By the rates that are published, an offer saves nothing:',
    'until published': 'When this is published, an offer saves nothing, and is taken off the site:',
    'taken off': 'With this rate an offer saved nothing, and was taken off the site:',
  },
} as const;

const ways = {
  on: 'Change the offer, unpublish it, or change the rates.',
  'until published': 'Change the offer first, or this rate.',
  'taken off':
    'Change the offer and publish it. Where the rates change back, it comes back by itself if nobody has changed it.',
} as const;

/** Offers that promise what everybody has by the rates, as they are published or will be, and those taken off the site for it. */
export function OffersNotice({ offers, own }: OffersNoticeProps) {
  return offers.map(({ id, title, says, stands }) => (
    <p key={id} className="entry-status-nowhere" role="status">
      <strong>{beside[own ? 'offer' : 'rate'][stands]}</strong>{' '}
      {!own && <a href={formOf('offer', id)}>{title}</a>} {says} {ways[stands]}
    </p>
  ));
}
