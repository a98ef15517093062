import type { PropertyFavourites } from '../../content/experience/safaris.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import swipe from '../../ui/swipe/swipe.module.css';
import { Label } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { WordsWithSums } from '../price/sums.tsx';
import styles from './favourites.module.css';

interface FavouritesProps {
  readonly favourites: PropertyFavourites | null;
  /** What the prices of the page are shown in. */
  readonly shown: ShownIn;
}

/** What guests come back for, and what to look out for just now (CNT-16). */
export function Favourites({ favourites: section, shown }: FavouritesProps) {
  if (!section || section.favourites.length === 0) return null;
  const buttons = section.buttons.filter(({ href }) => isLinkable(href));
  return (
    <Band ground="low" aria-labelledby="favourites-heading">
      <div className={styles.head}>
        <div>
          {section.smallHeading && <Label>{section.smallHeading}</Label>}
          <h2 id="favourites-heading" className={styles.heading}>
            {section.bigHeading || 'What people ask for again'}
          </h2>
        </div>
        {section.whatToLookOutForSubtitle && (
          <div className={styles.note}>
            {section.whatToLookOutForTitle && (
              <h3 className={styles.noteHeading}>{section.whatToLookOutForTitle}</h3>
            )}
            <p>{section.whatToLookOutForSubtitle}</p>
          </div>
        )}
      </div>
      <ul className={classNames(styles.cards, swipe.swipe)}>
        {section.favourites.map(({ title, subTitle, description, href, picture }) => (
          <li key={title} className={styles.card}>
            <div className={styles.plate}>
              {picture && <Picture picture={picture} alt="" sizes="(min-width: 833px) 34vw, 50vw" />}
            </div>
            <div>
              {subTitle && <Label className={styles.label}>{subTitle}</Label>}
              <h3 className={styles.title}>
                {href && isLinkable(href) ? <a href={href}>{title}</a> : title}
              </h3>
              <p className={styles.text}>
                <WordsWithSums words={description} shown={shown} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {buttons.length > 0 && (
        <p className={styles.links}>
          {buttons.map(({ text, href }) => (
            <ArrowLink key={href} href={href}>
              {text}
            </ArrowLink>
          ))}
        </p>
      )}
    </Band>
  );
}
