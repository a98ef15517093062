import type { ReactNode } from 'react';
import type { Hero as HeroContent } from '../../content/site/home-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { DirectedPicture } from '../../ui/picture/directed-picture.tsx';
import type { PictureSource } from '../../ui/picture/picture.tsx';
import { Coordinates, Label, Lead } from '../../ui/text/text.tsx';
import styles from './hero.module.css';
import under from './under-strip.module.css';

/** `sizes` of the hero's plate; the layout preloads the picture with the same value. A phone's is as high as it is wide, cut at its sides, and is sent with four fifths of its points. */
export const heroSizes = '(min-width: 833px) 100vw, 128vw';
/** `sizes` of the plate with the words at its side. */
export const besideSizes = '(min-width: 833px) 62vw, 100vw';

interface HeroProps {
  readonly hero: HeroContent;
  /** Stands above the heading: a region. */
  readonly label?: string;
  /** An upright picture for phones. */
  readonly narrow?: PictureSource | null;
  /** The words stand at the picture's side, on phones under it: for a house, whose windows and doors they would cover. */
  readonly beside?: boolean;
  /** The strip of dates and guests lies over the foot of a wide plate, where no caption stands between them. */
  readonly underStrip?: boolean;
  /** One or two buttons. */
  readonly actions?: ReactNode;
}

/** A printed plate with a paper margin; its caption and coordinates stand underneath, as on a poster. */
export function Hero(props: HeroProps) {
  const { hero, label, narrow = null, beside = false, underStrip = false, actions } = props;
  const { picture } = hero;
  const imprint = (picture.caption || picture.coordinates) && (
    <div className={classNames(styles.imprint, underStrip && under.imprint)}>
      <p>{picture.caption}</p>
      {picture.coordinates && <Coordinates className={styles.coordinates}>{picture.coordinates}</Coordinates>}
    </div>
  );
  return (
    <section className={classNames(styles.hero, beside && styles.beside)} aria-labelledby="hero-heading">
      <div className={styles.plate}>
        <DirectedPicture
          picture={picture}
          narrow={narrow}
          sizes={beside ? besideSizes : heroSizes}
          priority
          className={styles.picture}
        />
        {beside && imprint}
        <div className={classNames(styles.words, underStrip && under.words)} data-whole="">
          {label && <Label className={styles.label}>{label}</Label>}
          <h1 id="hero-heading" className={classNames(styles.heading, hero.tagline && styles.literal)}>
            {hero.title}{' '}
          </h1>
          {hero.tagline && <p className={styles.tagline}>{hero.tagline}</p>}
          <div className={styles.row}>
            {hero.lead && <Lead className={styles.lead}>{hero.lead}</Lead>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </div>
      </div>
      {!beside && imprint}
    </section>
  );
}
