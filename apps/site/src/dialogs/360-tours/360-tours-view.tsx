import type { RefCallback } from 'react';
import { dialogLink } from '../../links/dialog-link.ts';
import { AroundIcon } from '../../ui/icons/around-icon.tsx';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { panoramaData } from '../../ui/panorama/panorama-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import type { DialogViewProps } from '../dialog-part.ts';
import type { ToursDialogContent } from './360-tours-reader.ts';
import styles from './360-tours-view.module.css';

/** Every five degrees of the way round, longer at the eighths and longest at the four winds. */
const marks = Array.from({ length: 73 }, (_, index) => {
  const degrees = index * 5;
  const length = degrees % 90 === 0 ? 14 : degrees % 45 === 0 ? 9 : 5;
  return { x: (degrees / 360) * 100, length };
});

/** The rule under a panorama. It says nothing that is not in the words. */
function CompassRule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <svg
        className={styles.marks}
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {marks.map(({ x, length }) => (
          <path key={x} d={`M${x.toFixed(2)} 0v${length}`} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {['N', 'E', 'S', 'W', 'N.'].map((wind) => (
        <span key={wind} className={styles.wind}>
          {wind[0]}
        </span>
      ))}
    </div>
  );
}

interface ToursViewProps extends DialogViewProps<ToursDialogContent> {
  /** Called with what is drawn, in a browser; what it returns is called when that goes. */
  readonly drawn?: RefCallback<HTMLElement>;
}

/** Panoramas that are turned over the strip (TRV-05), and 360 degree tours by region, each in a new tab (MOD-06). */
export function View({ headingId, headingLevel, content, drawn }: ToursViewProps) {
  const Heading = `h${headingLevel}` as const;
  const SubHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  const { heading, text, picture, panoramas, groups, from } = content;
  return (
    <div ref={drawn} className={styles.tours} data-by-hand="panorama">
      <div className={styles.strip}>
        <div className={styles.plate} data-stage="">
          {/* At once: a picture that waits to be seen leaves the strip empty while the dialog already stands. */}
          {picture && <Picture picture={picture} alt="" sizes="(min-width: 769px) 1060px, 100vw" priority />}
        </div>
        <CompassRule />
      </div>
      <div className={styles.top}>
        <Heading id={headingId} className={styles.heading} tabIndex={-1}>
          {heading}
        </Heading>
        <Lead className={styles.lead}>{text}</Lead>
        <p className={styles.status} role="status" />
      </div>
      {panoramas.length > 0 && (
        <div className={styles.here}>
          <SubHeading id="panoramas-heading" className={styles.groupName}>
            Panoramas, opened here
          </SubHeading>
          <ul className={styles.round} aria-labelledby="panoramas-heading">
            {panoramas.map((panorama) => (
              <li key={panorama.slug}>
                <a
                  className={styles.link}
                  href={`${content.page}#${panorama.slug}`}
                  {...panoramaData(panorama)}
                >
                  <span>{panorama.title}</span>
                  <AroundIcon className={styles.around} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
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
        {groups.length + panoramas.length === 0 && (
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
