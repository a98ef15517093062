import { dayInWords } from '@sundowner/calendar/words';
import type { Story } from '../../content/story/story.ts';
import { storiesLink } from '../../links/stories-link.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './story-view.module.css';

/** Who wrote a story, when, how long it takes to read, and what it is filed under. */
export function StoryMeta({ story: { author, date, minutes, tags } }: { readonly story: Story }) {
  return (
    <div className={styles.about}>
      {author && (
        <div className={styles.author}>
          {author.portrait && (
            <Picture picture={author.portrait} alt="" sizes="72px" className={styles.portrait} />
          )}
          <p>
            <span className={styles.name}>{author.name}</span>
            {author.role && (
              <>
                <br />
                <span className={styles.role}>{author.role}</span>
              </>
            )}
          </p>
        </div>
      )}
      <p className={styles.note}>
        <time dateTime={date}>{dayInWords(date)}</time>
        <br />
        {minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`}
      </p>
      {tags.length > 0 && (
        <nav aria-label="Stories on the same subjects">
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={`${tag.group} ${tag.slug}`}>
                <TextLink href={storiesLink([tag])}>{tag.title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
