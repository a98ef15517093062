import type { Button, File } from '../../content/model/common.ts';
import type { Picture } from '../../content/model/picture.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { Plate } from '../../sections/plate/plate.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './property-experiences-head.module.css';

/** `sizes` of the plate; the layout preloads it with the same. */
export const propertyExperiencesSizes = '(min-width: 833px) 92vw, 130vw';

interface PropertyExperiencesHeadProps {
  readonly heading: string;
  readonly lead: string;
  readonly picture: Picture | null;
  readonly narrow: Picture | null;
  readonly button: Button | null;
  readonly factSheet: File | null;
  readonly path: string;
}

/** The page's name first, then one long low plate, as one sees a day from a ridge. */
export function PropertyExperiencesHead(props: PropertyExperiencesHeadProps) {
  const { heading, lead, picture, narrow, button, factSheet, path } = props;
  const dialog = /^\/enquire\/([^?#]+)/.exec(button?.href ?? '/enquire/experiences')?.[1];
  return (
    <Wrap className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.side}>
          {lead && <Lead>{lead}</Lead>}
          <div className={styles.buttons}>
            <ButtonLink {...(dialog ? dialogLink(dialog, path) : { href: button?.href })}>
              {button?.text ?? 'Ask about a day'}
            </ButtonLink>
            <ButtonLink tone="ghost" {...dialogLink('book', path)}>
              Check availability
            </ButtonLink>
          </div>
          {factSheet && <FileLink file={factSheet} text="Download the fact sheet" />}
        </div>
      </div>
      {picture && (
        <Plate
          picture={picture}
          narrow={narrow}
          sizes={propertyExperiencesSizes}
          priority
          shape={styles.shape}
        />
      )}
    </Wrap>
  );
}
