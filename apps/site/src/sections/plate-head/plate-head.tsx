import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { Plate } from '../plate/plate.tsx';
import { splitStatement } from '../statement/split-statement.ts';
import styles from './plate-head.module.css';

/** `sizes` of its plate, which the layout preloads. */
export const plateHeadSizes = '(min-width: 833px) 60vw, 94vw';

interface PlateHeadProps {
  readonly heading: string;
  readonly lead: string;
  readonly picture: PictureModel | null;
}

/** A very large heading over a plate that runs off the page, and one statement at its side. */
export function PlateHead({ heading, lead, picture }: PlateHeadProps) {
  const { before, accent, after } = splitStatement(lead);
  return (
    <Wrap className={styles.head}>
      <h1 className={styles.heading} data-whole="">
        {heading}
      </h1>
      {picture && (
        <Plate
          picture={picture}
          sizes={plateHeadSizes}
          priority
          className={styles.figure}
          shape={styles.plate}
        />
      )}
      {lead && (
        <p className={styles.statement}>
          {before} {accent && <em>{accent}</em>} {after}
        </p>
      )}
    </Wrap>
  );
}
