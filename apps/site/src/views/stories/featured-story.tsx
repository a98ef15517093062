import { dayInWords } from '@sundowner/calendar/words';
import type { StoryCard } from '../../content/story/stories.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Label, Lead } from '../../ui/text/text.tsx';
import styles from './stories-view.module.css';

/** `sizes` of its plate, which the layout preloads. */
export const featuredSizes = '(min-width: 833px) 60vw, 94vw';

/** The story that stands apart, above the others. */
export function FeaturedStory({ story }: { readonly story: StoryCard }) {
  const { title, href, standfirst, date, minutes, picture } = story;
  return (
    <article className={styles.story}>
      <Picture picture={picture} alt="" sizes={featuredSizes} priority className={styles.plate} />
      <div className={styles.words} data-whole="">
        <Label>Featured</Label>
        <h2 className={styles.title}>
          <a href={href}>{title}</a>
        </h2>
        <Lead>{standfirst}</Lead>
        <p className={styles.note}>
          {dayInWords(date)}, {minutes} min read
        </p>
        <ArrowLink href={href} aria-hidden="true" tabIndex={-1} className={styles.more}>
          Read the story
        </ArrowLink>
      </div>
    </article>
  );
}
