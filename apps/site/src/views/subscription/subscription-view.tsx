import type { Brand } from '@sundowner/brand';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './subscription-view.module.css';

interface SubscriptionViewProps {
  readonly brand: Brand;
  readonly words: SubscriptionWords;
  /** Where the button posts to: the page's own path. */
  readonly action: string;
  /** Out of the link; `null` where the page was opened without one. */
  readonly token: string | null;
}

/**
 * A page of the letter's subscription. What it does it does on a press, never on being opened: mail scanners open every link they
 * see (FRM-12). It works without scripts.
 */
export function SubscriptionView({ brand, words, action, token }: SubscriptionViewProps) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <Wrap className={styles.place}>
        {words.button && token ? (
          <form method="post" action={action}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{words.button}</Button>
          </form>
        ) : (
          <ButtonLink href="/">Home page of {brand.collectionName}</ButtonLink>
        )}
        <ArrowLink href="/contact-us">Speak to a person</ArrowLink>
      </Wrap>
    </>
  );
}

/** Where the subscription of a link stands. */
type SubscriptionState = 'waiting' | 'confirmed' | 'expired' | 'left' | 'unknown';

interface SubscriptionWords {
  readonly heading: string;
  readonly lead: string;
  /** The one thing to press, `null` where nothing is left to do. */
  readonly button: string | null;
}

const left: SubscriptionWords = {
  heading: 'You have left the letter',
  lead: 'Nothing more is sent to you. Should one be on its way already, forgive us that one.',
  button: null,
};

/** What `/subscription-confirmation` says (FRM-12). */
export const confirmWords: Readonly<Record<SubscriptionState, SubscriptionWords>> = {
  waiting: {
    heading: 'One more click',
    lead: 'Confirm that the letter may come to your address. Until you do, you are on no list.',
    button: 'Confirm my address',
  },
  confirmed: {
    heading: 'You are on the list',
    lead: 'Thank you. The next letter comes to you; it is written by the guides, and there are four a year.',
    button: null,
  },
  expired: {
    heading: 'This link has run out',
    lead: 'It was good for seven days. Ask for the letter again, and a new one is sent to you.',
    button: null,
  },
  left,
  unknown: {
    heading: 'Your subscription',
    lead: 'Look for our note in your mail and press the button in it. It may take a minute, and it may have gone astray with the unwanted mail.',
    button: null,
  },
};

const leave: SubscriptionWords = {
  heading: 'Leave the letter',
  lead: 'One press, and nothing more is sent to you. We need not know why.',
  button: 'Leave the letter',
};

/** What `/unsubscribe` says (FRM-12). */
export const leaveWords: Readonly<Record<SubscriptionState, SubscriptionWords>> = {
  waiting: leave,
  confirmed: leave,
  expired: leave,
  left,
  unknown: {
    heading: 'Leave the letter',
    lead: 'Please use the link at the foot of a letter of ours: it knows which address is yours. Or write to us, and a person takes you off the list.',
    button: null,
  },
};
