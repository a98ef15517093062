import { dialogLink } from '../../links/dialog-link.ts';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import type { DialogViewProps } from '../dialog-part.ts';
import type { ToursDialogContent } from './360-tours-dialog.ts';
import styles from './360-tours-view.module.css';
import { CompassRule } from './compass-rule.tsx';

/** 360 degree tours by region, each in a new tab (MOD-06). */
export function View({ headingId, headingLevel, content }: DialogViewProps<ToursDialogContent>) {
  const Heading = `h${headingLevel}` as const;
  const SubHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  const { heading, text, picture, groups, from } = content;
  return (
    <div className={styles.tours}>
      <div className={styles.strip}>
        {picture && (
          <div className={styles.plate}>
            <Picture picture={picture} alt="" sizes="(min-width: 769px) 1060px, 100vw" />
          </div>
        )}
        <CompassRule />
      </div>
      <div className={styles.top}>
        <Heading id={headingId} className={styles.heading} tabIndex={-1}>
          {heading}
        </Heading>
        <Lead className={styles.lead}>{text}</Lead>
      </div>
      <div className={styles.groups}>
        {groups.map(({ name, tours }) => (
          <section key={name} className={styles.group} data-long={tours.length > 4 || undefined}>
            <SubHeading className={styles.groupName}>{name}</SubHeading>
            <ul className={styles.list}>
              {tours.map(({ title, href }) => (
                <li key={`${title} ${href}`}>
                  <a className={styles.link} href={href} target="_blank" rel="noopener">
                    <span>{title}</span>
                    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                    <OutwardIcon className={styles.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && (
          <p>
            There is no tour to take just now.{' '}
            <TextLink className={styles.light} {...dialogLink('telephone', from)}>
              Have us call you
            </TextLink>{' '}
            and we will tell you what it is like.
          </p>
        )}
      </div>
    </div>
  );
}
