import type { Careers } from '../../content/people/careers.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './careers-view.module.css';

/** `sizes` of its plate, which the layout preloads: an upright crop of a wide plate needs more than its own width. */
export const careersSizes = '(min-width: 833px) 52vw, 94vw';

export const careersPlate = ({ picture, banner }: Careers) => picture ?? banner?.picture ?? null;

interface CareersHeadProps {
  readonly careers: Careers;
  /** How many posts are open. */
  readonly open: number;
}

/** The page's sentence, and a tall plate beside it. */
export function CareersHead({ careers, open }: CareersHeadProps) {
  const { heading, headingTurn, lead } = careers;
  const picture = careersPlate(careers);
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        <h1 className={styles.heading}>
          {heading} {headingTurn && <em>{headingTurn}</em>}
        </h1>
        <Lead className={styles.lead}>{lead}</Lead>
        <ButtonLink href="#vacancies">
          {open === 0 ? 'How to apply' : `See ${open} ${open === 1 ? 'vacancy' : 'vacancies'}`}
        </ButtonLink>
      </div>
      {picture && (
        <Plate
          picture={picture}
          sizes={careersSizes}
          priority
          className={styles.figure}
          shape={styles.plate}
        />
      )}
    </Wrap>
  );
}
