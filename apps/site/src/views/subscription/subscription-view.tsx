import type { Brand } from '@sundowner/brand';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './subscription-view.module.css';
import type { SubscriptionWords } from './subscription-words.ts';

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
          <ButtonLink href="/">{brand.shortName} homepage</ButtonLink>
        )}
        <ArrowLink href="/contact-us">Speak to a person</ArrowLink>
      </Wrap>
    </>
  );
}
