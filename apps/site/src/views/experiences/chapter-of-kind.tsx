import type { Experience } from '../../content/experience/experience.ts';
import type { ExperienceCategoryPage } from '../../content/experience/experience-pages.ts';
import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { kindAnchor } from '../../links/kind-link.ts';
import { Sums } from '../../sections/price/sums.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { keepTogether } from '../../ui/text/keep-together.ts';
import styles from './experiences-view.module.css';

interface ChapterOfKindProps {
  readonly chapter: Chapter;
  /** What prices are shown in. */
  readonly currency: ShownIn;
  /** Attributes of an experience's row by its slug: whom it is shown to. */
  readonly shownTo: (slug: string) => { readonly 'data-shown-for': string; readonly hidden: boolean };
}

/** A kind of experience on the left, and everything there is of it as lines of a programme. */
export function ChapterOfKind({ chapter, currency, shownTo }: ChapterOfKindProps) {
  const { identifier, title, line, href, picture } = chapter;
  const rows = chapter.rows.map((row) => ({ ...row, shown: shownTo(row.experience.slug) }));
  const id = kindAnchor(identifier);
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
          {keepTogether(title)}
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
            <p className={styles.cost}>
              <Sums words={experience.cost} shown={currency} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A kind with what there is to do of it, as the page of all of them lists it. */
interface Chapter {
  readonly identifier: string;
  readonly title: string;
  readonly line: string;
  /** Its own page; `null` where that is not built. */
  readonly href: string | null;
  readonly picture: PictureModel | null;
  readonly rows: readonly { readonly experience: Experience; readonly href: string | null }[];
}

const linked = (href: string | null) => (href !== null && isLinkable(href) ? href : null);

/**
 * Everything there is to do, kind by kind in the studio's order; what is of no kind comes last, under no name of its own. A kind
 * without anything is left out.
 *
 * @param taken pictures the page shows elsewhere: a kind then shows its other one
 */
export function chaptersOf(
  categories: readonly ExperienceCategoryPage[],
  experiences: readonly Experience[],
  taken: readonly (PictureModel | null)[],
): readonly Chapter[] {
  const shown = new Set(taken.map((picture) => picture?.src));
  const known = new Set(categories.map(({ identifier }) => identifier));
  const chapters = categories.map(({ identifier, title, line, href: own, picture, banner }): Chapter => {
    const href = linked(own);
    const fresh = [banner?.picture, picture].find((each) => each && !shown.has(each.src));
    const rowOf = (experience: Experience) => {
      const page = linked(experience.href);
      const place = href?.startsWith('/experiences/') ? `${href}#${experience.slug}` : href;
      return { experience, href: page && page !== href ? page : place };
    };
    return {
      identifier,
      title,
      line,
      href,
      picture: fresh ?? null,
      rows: experiences.filter(({ category }) => category === identifier).map(rowOf),
    };
  });
  const others = experiences
    .filter(({ category }) => !known.has(category))
    .map((experience) => ({ experience, href: linked(experience.href) }));
  const rest: Chapter = {
    identifier: 'other',
    title: chapters.length > 0 ? 'And besides' : 'What there is to do',
    line: '',
    href: null,
    picture: null,
    rows: others,
  };
  return [...chapters, rest].filter(({ rows }) => rows.length > 0);
}
