import { isLinkable } from '@sundowner/brand';
import type { CustomJourney } from '../../content/journey/travel-africa.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './custom-journey-band.module.css';

interface CustomJourneyBandProps {
  readonly custom: CustomJourney;
  /** Path of the page. */
  readonly path: string;
}

/** The invitation to plan a journey from nothing, step by step. */
export function CustomJourneyBand({ custom, path }: CustomJourneyBandProps) {
  const { title, text, picture, steps, button } = custom;
  const form = button && /^\/enquire\/([\w-]+)/.exec(button.href)?.[1];
  return (
    <Band aria-labelledby="custom-heading">
      <div className={styles.split}>
        {picture && (
          <Picture picture={picture} alt="" sizes="(min-width: 833px) 46vw, 94vw" className={styles.plate} />
        )}
        <div className={styles.words} data-whole="">
          <h2 id="custom-heading">{title}</h2>
          <Lead>{text}</Lead>
          <ol>
            {steps.map((step) => (
              <li key={step.title} className={styles.step}>
                <h3 className={styles.name}>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          {button && isLinkable(button.href) && (
            <ButtonLink {...(form ? dialogLink(form, path) : { href: button.href })}>
              {button.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </Band>
  );
}
