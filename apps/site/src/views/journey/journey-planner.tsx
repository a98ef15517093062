import type { Specialist } from '../../content/journey/journey.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './journey-view.module.css';

interface JourneyPlannerProps {
  readonly specialist: Specialist;
  /** Path of the page. */
  readonly path: string;
}

/** Who planned a journey and answers for it. */
export function JourneyPlanner({ specialist, path }: JourneyPlannerProps) {
  const { name, speciality, biography, portrait } = specialist;
  return (
    <Band aria-labelledby="planner-heading">
      <div className={styles.planner}>
        {portrait && <Picture picture={portrait} alt="" sizes="180px" className={styles.portrait} />}
        <div className={styles.about}>
          <h2 id="planner-heading">{name} planned this journey</h2>
          <p className={styles.speciality}>{speciality}</p>
          <p className={styles.biography}>{biography}</p>
          <ArrowLink {...dialogLink('travel-africa', path)}>Ask for another stop, or other dates</ArrowLink>
        </div>
      </div>
    </Band>
  );
}
