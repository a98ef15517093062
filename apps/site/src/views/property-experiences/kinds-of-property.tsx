import type { PropertyExperienceCategory } from '../../content/experience/experience-pages.ts';
import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { Resting } from '../../sections/experience-parts/experience-facts.tsx';
import { Sums } from '../../sections/price/sums.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './property-experiences-view.module.css';

interface KindsOfPropertyProps {
  readonly kinds: readonly PropertyExperienceCategory[];
  /** What the head shows already: a kind with the same plate stands without. */
  readonly shown: PictureModel | null;
  /** What prices are shown in. */
  readonly currency: ShownIn;
  readonly shownTo: ShownTo;
}

/** Attributes of an experience's row by its slug: whom it is shown to. */
type ShownTo = (slug: string) => { readonly 'data-shown-for': string; readonly hidden: boolean };

/** The kinds a property has, each a plate with its words beside it, left and right in turn. */
export function KindsOfProperty({ kinds, shown, currency, shownTo }: KindsOfPropertyProps) {
  if (kinds.length === 0) return null;
  return (
    <Wrap className={styles.kinds}>
      {kinds.map((kind) => (
        <KindOfProperty
          key={kind.title}
          kind={kind}
          bare={kind.picture?.src === shown?.src}
          currency={currency}
          shownTo={shownTo}
        />
      ))}
    </Wrap>
  );
}

function KindOfProperty({
  kind,
  bare,
  currency,
  shownTo,
}: {
  readonly kind: PropertyExperienceCategory;
  readonly bare: boolean;
  readonly currency: ShownIn;
  readonly shownTo: ShownTo;
}) {
  const { title, subtitle, description, href, picture, resting } = kind;
  const experiences = kind.experiences.map((each) => ({ ...each, shown: shownTo(each.slug) }));
  const page = href !== null && isLinkable(href) ? href : null;
  return (
    <article
      className={styles.kind}
      data-choice-group={experiences.length > 0 ? '' : undefined}
      hidden={experiences.length > 0 && experiences.every(({ shown }) => shown.hidden)}
    >
      {picture && !bare && (
        <Picture picture={picture} sizes="(min-width: 833px) 56vw, 94vw" className={styles.plate} />
      )}
      <div className={styles.kindsWords}>
        <h2 className={styles.title}>{title}</h2>
        {subtitle && <p className={styles.line}>{subtitle}</p>}
        {description && <p className={styles.text}>{description}</p>}
        {experiences.length > 0 && (
          <ul className={styles.list}>
            {experiences.map((experience) => (
              <li key={experience.slug} className={styles.one} {...experience.shown}>
                {page ? <a href={`${page}#${experience.slug}`}>{experience.title}</a> : experience.title}
                <span className={styles.cost}>
                  <Sums words={experience.cost} shown={currency} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <Resting count={resting} />
        {page && <ArrowLink href={page}>{`${title}: times, ages and prices`}</ArrowLink>}
      </div>
    </article>
  );
}
