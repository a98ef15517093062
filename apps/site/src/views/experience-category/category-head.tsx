import type { Picture } from '../../content/fields/picture.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { TurnedHeading } from '../../sections/turned-heading/turned-heading.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './experience-category-view.module.css';

/** `sizes` of the plate; the layout preloads it with the same. */
export const categoryHeadSizes = '(min-width: 833px) 72vw, 94vw';

interface CategoryHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly picture: Picture | null;
  readonly narrow: Picture | null;
}

/** A wide plate that stops short of the right, the name very large under it, two lines beside the name. */
export function CategoryHead({ title, lead, picture, narrow }: CategoryHeadProps) {
  return (
    <Wrap className={styles.head}>
      {picture && (
        <Plate
          picture={picture}
          narrow={narrow}
          sizes={categoryHeadSizes}
          priority
          className={styles.plate}
          shape={styles.shape}
        />
      )}
      <div className={styles.words} data-whole="">
        <TurnedHeading level={1} className={title.length > 16 ? styles.long : styles.name}>
          {title}
        </TurnedHeading>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
      </div>
    </Wrap>
  );
}
