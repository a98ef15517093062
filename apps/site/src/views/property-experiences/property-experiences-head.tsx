import type { Button } from '../../content/fields/common.ts';
import type { File, Picture } from '../../content/fields/picture.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { Plate } from '../../sections/plate/plate.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { AskButtons } from '../experience-parts/ask-buttons.tsx';
import styles from './property-experiences-view.module.css';

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
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.headSide}>
          {lead && <Lead>{lead}</Lead>}
          <AskButtons
            button={button}
            otherwise={{ text: 'Ask about a day', form: 'experiences' }}
            path={path}
            className={styles.buttons}
          />
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
