import type { Specialist } from '../../content/journey/journey.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './specialists.module.css';

interface SpecialistsProps {
  readonly heading: string;
  readonly lead: string;
  readonly specialists: readonly Specialist[];
}

/** Who plans journeys: what each knows best, and in which languages. */
export function Specialists({ heading, lead, specialists }: SpecialistsProps) {
  if (specialists.length === 0) return null;
  return (
    <Band id="specialists" flush aria-labelledby="specialists-heading">
      <SectionHead id="specialists-heading" heading={heading} lead={lead} />
      <ul className={styles.people}>
        {specialists.map(({ id, name, speciality, biography, portrait, languages }) => (
          <li key={id} className={styles.person}>
            {portrait && (
              <Picture
                picture={portrait}
                alt=""
                sizes="(min-width: 1121px) 23vw, (min-width: 833px) 46vw, 112px"
                className={styles.portrait}
              />
            )}
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.knows}>{speciality}</p>
              <p className={styles.biography}>{biography}</p>
              {languages.length > 0 && <p className={styles.languages}>Speaks {inWords(languages)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);
