import { classNames } from '../class-names.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Label } from '../text/text.tsx';
import styles from './story-card.module.css';

interface StoryCardProps {
  readonly title: string;
  /** `null` draws the card without a link. */
  readonly href: string | null;
  readonly category: string;
  /** Beside the category: a date, minutes to read. */
  readonly note: string;
  readonly standfirst?: string | undefined;
  /** `null` where it would stand on the page a second time. */
  readonly picture: PictureSource | null;
  readonly sizes: string;
  /** Set for the card a page is judged by; the layout preloads its picture. */
  readonly priority?: boolean;
  /** `large` leads a page, `beside` has its words at the side of its picture from 833 px, `stacked` has them below. */
  readonly layout?: 'large' | 'beside' | 'stacked';
}

/** A story: picture, category, note and a title whose rule grows. */
export function StoryCard(props: StoryCardProps) {
  const { title, href, category, note, standfirst, picture, sizes, layout = 'stacked' } = props;
  const { priority = false } = props;
  return (
    <article className={classNames(styles.story, styles[layout], href !== null && styles.linked)}>
      {picture && (
        <Picture picture={picture} alt="" sizes={sizes} priority={priority} className={styles.picture} />
      )}
      <div className={styles.words}>
        <div className={styles.about}>
          <Label className={styles.category}>{category}</Label>
          <p>{note}</p>
        </div>
        <h3 className={styles.title}>{href === null ? title : <a href={href}>{title}</a>}</h3>
        {standfirst && <p className={styles.standfirst}>{standfirst}</p>}
      </div>
    </article>
  );
}
