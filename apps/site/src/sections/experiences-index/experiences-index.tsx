import { isLinkable } from '@sundowner/brand';
import type { ExperienceCategory } from '../../content/model/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './experiences-index.module.css';

interface ExperiencesIndexProps {
  readonly heading: string;
  readonly experiences: readonly ExperienceCategory[];
}

/**
 * The experiences as an index: on a wide screen the row under the pointer or with focus shows its picture in the frame
 * (CSS only), below 1121 px every row has its own thumbnail.
 */
export function ExperiencesIndex({ heading, experiences }: ExperiencesIndexProps) {
  if (experiences.length === 0) return null;
  return (
    <Band id="experiences" ground="low" aria-labelledby="experiences-heading">
      <SectionHead id="experiences-heading" heading={heading} />
      <ol className={styles.index}>
        {experiences.map((experience) => (
          <Row key={experience.title} experience={experience} />
        ))}
      </ol>
    </Band>
  );
}

function Row({ experience }: { readonly experience: ExperienceCategory }) {
  const linked = isLinkable(experience.href);
  const words = (
    <>
      <span className={styles.title}>{experience.title}</span>
      <span className={styles.line}>{experience.line}</span>
      {linked && <ArrowIcon className={styles.arrow} />}
    </>
  );
  return (
    <li className={classNames(styles.row, linked && styles.linked)}>
      {linked ? (
        <a className={styles.words} href={experience.href}>
          {words}
        </a>
      ) : (
        <div className={styles.words}>{words}</div>
      )}
      <Picture
        picture={experience.picture}
        alt=""
        sizes="(min-width: 1121px) 68vw, 150px"
        className={styles.picture}
      />
    </li>
  );
}
