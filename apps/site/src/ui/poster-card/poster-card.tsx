import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Coordinates, Label } from '../text/text.tsx';
import styles from './poster-card.module.css';

interface PosterCardProps {
  /** Stands above the plate. */
  readonly label: string;
  readonly name: string;
  /** Without a page to lead to it is a plate with its caption: nothing moves, nothing promises a click. */
  readonly href: string | null;
  readonly line: string;
  readonly coordinates?: string | null;
  /** What a night begins at. */
  readonly price?: ReactNode;
  readonly picture: PictureSource;
  /** A 4:5 crop of a wide plate shows little over half its width: ask for more than the box. */
  readonly sizes: string;
  /** Palette of the card. */
  readonly theme?: string;
}

/** A travel poster: a label, a plate with its keyline, a name, a line and a place. */
export function PosterCard(props: PosterCardProps) {
  const { label, name, href, line, coordinates, price, picture, sizes, theme } = props;
  return (
    <article className={classNames(styles.poster, href !== null && styles.linked)} data-theme={theme}>
      <Label className={styles.label}>{label}</Label>
      <Picture picture={picture} sizes={sizes} className={styles.plate} />
      <div className={styles.caption} data-whole="">
        <h3 className={styles.name}>{href === null ? name : <a href={href}>{name}</a>}</h3>
        {line && <p className={styles.line}>{line}</p>}
        {price && <p className={styles.price}>{price}</p>}
        {coordinates && <Coordinates>{coordinates}</Coordinates>}
      </div>
    </article>
  );
}
