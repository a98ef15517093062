import { isLinkable } from '@sundowner/brand';
import type { StoryCard as Story } from '../../content/story/stories.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { StoryCard } from '../../ui/story-card/story-card.tsx';
import swipe from '../../ui/swipe/swipe.module.css';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './related-stories.module.css';

interface RelatedStoriesProps {
  readonly heading: string;
  readonly stories: readonly Story[];
}

/** Three stories side by side, and the way to all of them. */
export function RelatedStories({ heading, stories }: RelatedStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <Band aria-labelledby="related-heading">
      <SectionHead
        id="related-heading"
        heading={heading}
        aside={isLinkable('/blog') && <ArrowLink href="/blog">All stories</ArrowLink>}
      />
      <ul className={classNames(styles.stories, swipe.swipe)}>
        {stories.slice(0, 3).map((story) => (
          <li key={story.href}>
            <StoryCard
              title={story.title}
              href={isLinkable(story.href) ? story.href : null}
              category={story.category}
              note={`${story.minutes} min read`}
              picture={story.picture}
              sizes="(min-width: 833px) 31vw, 94vw"
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}
