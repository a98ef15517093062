import { isLinkable } from '@sundowner/brand';
import type { StoryCard } from '../../content/model/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Label } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './stories.module.css';

interface StoriesProps {
  readonly heading: string;
  readonly stories: readonly StoryCard[];
}

const allStories = '/blog';

/** The newest story large, the next two beside it. */
export function Stories({ heading, stories }: StoriesProps) {
  if (stories.length === 0) return null;
  return (
    <Band id="stories" flush aria-labelledby="stories-heading">
      <SectionHead
        id="stories-heading"
        heading={heading}
        aside={isLinkable(allStories) && <ArrowLink href={allStories}>All stories</ArrowLink>}
      />
      <ul className={styles.stories}>
        {stories.slice(0, 3).map((story, place) => (
          <li key={story.title} className={styles.item}>
            <Story story={story} large={place === 0} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Story({ story, large }: { readonly story: StoryCard; readonly large: boolean }) {
  const linked = isLinkable(story.href);
  return (
    <article className={classNames(styles.story, large && styles.large, linked && styles.linked)}>
      <Picture
        picture={story.picture}
        alt=""
        sizes={large ? '(min-width: 833px) 60vw, 94vw' : '(min-width: 833px) 22vw, 94vw'}
        className={styles.picture}
      />
      <div className={styles.words}>
        <div className={styles.about}>
          <Label className={styles.category}>{story.category}</Label>
          <p>{story.minutes} min read</p>
        </div>
        <h3 className={styles.title}>{linked ? <a href={story.href}>{story.title}</a> : story.title}</h3>
        {large && <p className={styles.standfirst}>{story.standfirst}</p>}
      </div>
    </article>
  );
}
