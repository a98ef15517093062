import type { Button } from '../../content/fields/common.ts';
import type { Picture } from '../../content/fields/picture.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { TurnedHeading } from '../../sections/turned-heading/turned-heading.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { AskButtons } from '../experience-parts/ask-buttons.tsx';
import styles from './safaris-view.module.css';

/** `sizes` of the plate; the layout preloads it with the same. */
export const safarisHeadSizes = '(min-width: 833px) 74vw, 142vw';

interface SafarisHeadProps {
  readonly heading: string;
  readonly lead: string;
  readonly picture: Picture | null;
  /** The editor's own button; enquiring by e-mail where there is none. */
  readonly button: Button | null;
  readonly path: string;
}

/** Words on the left, at the foot of one square plate. */
export function SafarisHead({ heading, lead, picture, button, path }: SafarisHeadProps) {
  return (
    <Wrap className={styles.head}>
      <div className={styles.headWords} data-whole="">
        <TurnedHeading level={1} className={styles.heading}>
          {heading}
        </TurnedHeading>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
        <AskButtons
          button={button}
          otherwise={{ text: 'Enquire', form: 'email' }}
          path={path}
          className={styles.buttons}
        />
      </div>
      {picture && (
        <Plate
          picture={picture}
          sizes={safarisHeadSizes}
          priority
          className={styles.plate}
          shape={styles.shape}
        />
      )}
    </Wrap>
  );
}
