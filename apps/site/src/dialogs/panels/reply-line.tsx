import styles from './panel.module.css';
import { southAfricanClock } from './reply-by.ts';

/**
 * "You hear from us by …", in South African time; a script adds the visitor's own clock, and shows the line where only it knows
 * when the enquiry was sent.
 *
 * @param at milliseconds since 1970, or `null` while nobody knows
 */
export function ReplyLine({ at }: { readonly at: number | null }) {
  return (
    <p className={styles.by} data-reply-by={at ?? ''} hidden={at === null}>
      You hear from us by{' '}
      <time className={styles.moment} dateTime={at === null ? undefined : new Date(at).toISOString()}>
        {at === null ? '' : southAfricanClock(at)}
      </time>{' '}
      in South Africa
      <span data-own-clock />.
    </p>
  );
}
