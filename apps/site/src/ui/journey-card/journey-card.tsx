import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Label } from '../text/text.tsx';
import styles from './journey-card.module.css';

interface JourneyCardProps {
  /** Above the title: how long it takes. */
  readonly label: string;
  readonly title: string;
  /** `null` draws the card without a link. */
  readonly href: string | null;
  /** Stops on the dotted route, in order. */
  readonly stops: readonly { readonly name: string; readonly detail: string }[];
  /** What it costs. */
  readonly price?: ReactNode;
  /** In the foot: when to go. */
  readonly note: string;
  readonly picture: PictureSource;
  readonly sizes: string;
  /** Set for the card a page is judged by; the layout preloads its picture. */
  readonly priority?: boolean;
}

/** A journey: picture, length, title and its stops on a dotted route. */
export function JourneyCard(props: JourneyCardProps) {
  const { label, title, href, stops, price, note, picture, sizes, priority = false } = props;
  const linked = href !== null;
  return (
    <article className={classNames(styles.card, linked && styles.linked)}>
      <Picture picture={picture} alt="" sizes={sizes} priority={priority} className={styles.picture} />
      <div className={styles.body}>
        <Label>{label}</Label>
        <h3 className={styles.title}>{linked ? <a href={href}>{title}</a> : title}</h3>
        {stops.length > 0 && (
          <ol className={styles.route}>
            {stops.map((stop) => (
              <li key={stop.name} className={styles.stop}>
                <span className={styles.place}>{stop.name}</span> <span>{stop.detail}</span>
              </li>
            ))}
          </ol>
        )}
        <p className={styles.note}>
          <span>
            {price && <span className={styles.price}>{price}</span>}
            {note}
          </span>
          {linked && <ArrowIcon className={styles.arrow} />}
        </p>
      </div>
    </article>
  );
}
