import type { AnalyticsConfig } from '../../analytics/analytics-config.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import styles from './consent-banner.module.css';

interface ConsentBannerProps {
  readonly config: AnalyticsConfig;
}

/** "6 months", "1 month", "10 days". */
function inMonths(days: number): string {
  const months = Math.round(days / 30);
  const [count, unit] = days < 30 ? [days, 'day'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * The question whether we may measure: two answers of one size and one look (GEN-05). It lies over the foot of the page and moves
 * nothing. A script shows it; without scripts nothing can be loaded, and there is nothing to ask.
 */
export function ConsentBanner({ config }: ConsentBannerProps) {
  return (
    <form
      className={styles.banner}
      method="post"
      action="/consent"
      aria-labelledby="consent-heading"
      data-consent={JSON.stringify(config)}
      hidden
    >
      <div className={styles.words}>
        <h2 id="consent-heading" className={styles.heading} tabIndex={-1}>
          May we count your visit?
        </h2>
        <p>
          With your yes we load {toolNames(config)} to see which pages are read. Nothing of it is loaded
          before, and never where you write to us. The site works the same with a no. We remember your answer
          for {inMonths(config.consentDays)}; you can change it at the foot of every page.{' '}
          {isLinkable('/privacy-policy') && (
            <TextLink className={styles.policy} href="/privacy-policy">
              Privacy policy
            </TextLink>
          )}
        </p>
      </div>
      <div className={styles.answers}>
        <Button type="submit" name="answer" value="no" tone="light" className={styles.answer}>
          No, thank you
        </Button>
        <Button type="submit" name="answer" value="yes" tone="light" className={styles.answer}>
          Yes, you may
        </Button>
      </div>
    </form>
  );
}

function toolNames({ tagManager, pixel, heatMap }: AnalyticsConfig): string {
  const names = [
    tagManager && 'Google Tag Manager',
    pixel && 'the Meta pixel',
    heatMap && 'Microsoft Clarity',
  ].filter((name) => name !== null);
  return new Intl.ListFormat('en-GB').format(names);
}
