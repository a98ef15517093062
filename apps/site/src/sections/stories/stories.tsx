import type { StoryCard as Story } from '../../content/story/stories.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { classNames } from '../../ui/class-names.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { StoryCard } from '../../ui/story-card/story-card.tsx';
import swipe from '../../ui/swipe/swipe.module.css';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './stories.module.css';

/** A story as a page shows it: without its picture where that stands on the page already. */
type ShownStory = Omit<Story, 'picture'> & { readonly picture: Story['picture'] | null };

interface StoriesProps {
  readonly heading: string;
  readonly stories: readonly ShownStory[];
  /** The listing the link beside the heading leads to; a property's own opens filtered (NAV-13). */
  readonly allHref?: string;
  /** Folded, with their count. */
  readonly folded?: boolean;
}

/** The newest story large, the next two beside it. */
export function Stories({ heading, stories, allHref = '/blog', folded = false }: StoriesProps) {
  if (stories.length === 0) return null;
  const shown = stories.slice(0, 3);
  const list = (
    <ul className={classNames(styles.stories, swipe.swipe)}>
      {shown.map((story, place) => (
        <li key={story.title} className={styles.item}>
          <StoryCard
            title={story.title}
            href={isLinkable(story.href) ? story.href : null}
            category={story.category}
            note={`${story.minutes} min read`}
            standfirst={place === 0 ? story.standfirst : undefined}
            picture={story.picture}
            sizes={place === 0 ? '(min-width: 833px) 60vw, 94vw' : '(min-width: 833px) 22vw, 94vw'}
            layout={place === 0 ? 'large' : 'beside'}
          />
        </li>
      ))}
    </ul>
  );
  const head = (
    <SectionHead
      id="stories-heading"
      heading={heading}
      aside={isLinkable(allHref) && <ArrowLink href={allHref}>All stories</ArrowLink>}
    />
  );
  return (
    <Band id="stories" flush folded={folded} aria-labelledby="stories-heading">
      {folded ? (
        <Fold kept heading={head} summary={shown.length === 1 ? '1 story' : `${shown.length} stories`}>
          {list}
        </Fold>
      ) : (
        <>
          {head}
          {list}
        </>
      )}
    </Band>
  );
}

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
      <ul className={classNames(styles.related, swipe.swipe)}>
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
