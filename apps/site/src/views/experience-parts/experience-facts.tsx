import type { Experience } from '../../content/experience/experience.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { ArrowLink, TextLink } from '../../ui/link/link.tsx';
import { buttonsOf } from './experience-buttons.ts';
import styles from './experience-facts.module.css';

interface ExperienceFactsProps {
  readonly experience: Experience;
  /** Path of the page it stands on: the forms it opens know from it what it is about. */
  readonly path: string;
}

/** How long, from which age and when an experience is; what is not known is left out. */
export function ExperienceTerms({
  experience: { duration, ages, season },
}: Pick<ExperienceFactsProps, 'experience'>) {
  const terms = [
    ['Length', duration],
    ['Ages', ages],
    ['When', season],
  ].filter(([, words]) => words);
  if (terms.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {terms.map(([name, words]) => (
        <div key={name} className={styles.term}>
          <dt className={styles.name}>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an experience costs beside what to expect of it, then everything else one can do about it: ask, read, keep. */
export function ExperienceFoot({ experience, path }: ExperienceFactsProps) {
  const { expect, links, files } = buttonsOf(experience, path);
  const of = ` of ${experience.title}`;
  return (
    <div className={styles.end}>
      <p className={styles.foot}>
        <span className={styles.cost}>{experience.cost}</span>
        {expect && (
          <ArrowLink className={styles.expect} {...expect.link} aria-label={`${expect.text}${of}`}>
            {expect.text}
          </ArrowLink>
        )}
      </p>
      {links.length + files.length > 0 && (
        <ul className={styles.more}>
          {links.map(({ text, link }) => (
            <li key={text}>
              <TextLink className={styles.link} {...link} aria-label={`${text}: ${experience.title}`}>
                {text}
              </TextLink>
            </li>
          ))}
          {files.map(({ text, file }) => (
            <li key={file.href}>
              <FileLink file={file} text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
