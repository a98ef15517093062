import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { Chapter } from './chapters-of.ts';
import styles from './experiences-view.module.css';

interface ChapterOfKindProps {
  readonly chapter: Chapter;
  /** Attributes of an experience's row by its slug: whom it is shown to. */
  readonly shownTo: (slug: string) => { readonly 'data-shown-for': string; readonly hidden: boolean };
}

/** A kind of experience on the left, and everything there is of it as lines of a programme. */
export function ChapterOfKind({ chapter, shownTo }: ChapterOfKindProps) {
  const { identifier, title, line, href, picture } = chapter;
  const rows = chapter.rows.map((row) => ({ ...row, shown: shownTo(row.experience.slug) }));
  const id = `kind-${identifier}`;
  return (
    <section
      className={styles.chapter}
      aria-labelledby={id}
      data-choice-group=""
      hidden={rows.every(({ shown }) => shown.hidden)}
    >
      <div className={styles.kind}>
        {picture && (
          <Picture picture={picture} alt="" sizes="(min-width: 833px) 30vw, 94vw" className={styles.plate} />
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {line && <p className={styles.line}>{line}</p>}
        {href && <ArrowLink href={href}>{`${title}: times, ages and pictures`}</ArrowLink>}
      </div>
      <ul className={styles.rows}>
        {rows.map(({ experience, href: to, shown }) => (
          <li key={experience.slug} className={styles.row} {...shown}>
            <h3 className={styles.name}>{to ? <a href={to}>{experience.title}</a> : experience.title}</h3>
            <p className={styles.where}>
              {[experience.availableAt, experience.duration].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.cost}>{experience.cost}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
