import type { Picture } from '../../content/fields/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { focusClasses, type PictureRendition } from '../../ui/picture/picture.tsx';
import styles from './menu-picture.module.css';

interface MenuPictureProps {
  readonly picture: Picture | null;
  /** Replaces `picture` at 1,120 px and below (NAV-12). */
  readonly mobilePicture?: Picture | null;
  readonly className?: string | undefined;
}

/** Wide enough for the largest box of a menu at one pixel for one, in pixels. */
const wanted = 640;

/** One width alone: a menu's boxes are small, and its HTML comes with every page. */
const nearest = (renditions: readonly PictureRendition[]) =>
  (renditions.find(({ width }) => width >= wanted) ?? renditions.at(-1))?.src;

/**
 * A small picture beside words that say the same. Its panel is not drawn until it opens, so the browser fetches it then
 * and not before.
 */
export function MenuPicture({ picture, mobilePicture = null, className }: MenuPictureProps) {
  if (!picture) return <span className={classNames(styles.box, className)} />;
  const narrow = mobilePicture && '(max-width: 1120px)';
  return (
    <span className={classNames(styles.box, className)}>
      <picture>
        {narrow && <source media={narrow} type="image/avif" srcSet={nearest(mobilePicture.sources.avif)} />}
        {narrow && <source media={narrow} srcSet={nearest(mobilePicture.sources.webp)} />}
        <source type="image/avif" srcSet={nearest(picture.sources.avif)} />
        <img
          className={classNames(styles.image, focusClasses(picture.focus))}
          src={nearest(picture.sources.webp) ?? picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
