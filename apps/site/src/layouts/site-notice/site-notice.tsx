import type { SiteNotice as Notice } from '../../content/site/chrome.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { CrossIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './site-notice.module.css';

interface SiteNoticeProps {
  readonly notice: Notice;
  /** Names the notice in the session's memory: changes with its words. */
  readonly id: string;
}

/** A message above every page while it holds. A script adds that it can be put away for the session. */
export function SiteNotice({ notice, id }: SiteNoticeProps) {
  const { kind, message, link } = notice;
  return (
    <section className={styles.notice} aria-label="Notice" data-kind={kind} data-site-notice={id}>
      <Wrap className={styles.row}>
        {kind === 'warning' && <WarningIcon className={styles.icon} />}
        <p className={styles.words}>
          {message}{' '}
          {link && isLinkable(link.href) && (
            <TextLink className={styles.link} href={link.href}>
              {link.text}
            </TextLink>
          )}
        </p>
        <button type="button" className={styles.away} aria-label="Put this notice away">
          <CrossIcon className={styles.cross} />
        </button>
      </Wrap>
    </section>
  );
}
