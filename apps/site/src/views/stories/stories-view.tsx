import { type StoryTag, type StoryTagGroup, storyFilterNames } from '@sundowner/brand';
import { dayInWords } from '@sundowner/calendar/words';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { StoryCard as Story } from '../../content/story/stories.ts';
import type { StoryTags } from '../../content/story/story-tags.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { storiesAnchor, storiesLink } from '../../links/stories-link.ts';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Button } from '../../ui/button/button.tsx';
import { evenColumns } from '../../ui/even-columns.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { StoryCard } from '../../ui/story-card/story-card.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { FeaturedStory, featuredSizes } from './featured-story.tsx';
import type { StoriesPage } from './read-stories-page.ts';
import styles from './stories-view.module.css';

/** "38 stories", the featured one among them where it stands on the page. */
function countInWords({ listing }: Pick<StoriesPage, 'listing'>): string {
  const { total, featuredMatches, matchesAny, chosen } = listing;
  const count = total + (featuredMatches ? 1 : 0);
  if (count === 0) return chosen.length > 0 ? 'No story matches your choices.' : 'No stories yet.';
  const words = count === 1 ? '1 story' : `${count} stories`;
  if (!matchesAny) return words;
  return `No story matches all of your choices. ${words} ${count === 1 ? 'matches' : 'match'} at least one of them.`;
}

function listedHeading({ chosen, matchesAny }: StoriesPage['listing']): string {
  if (chosen.length === 0) return 'All stories';
  return matchesAny ? 'Stories that match one of your choices' : 'Stories that match';
}

/** Whether there are stories to choose from, and something to choose them by. */
const canChoose = ({ listing: { featured, total, chosen, tags } }: StoriesPage): boolean =>
  (featured !== null || total > 0 || chosen.length > 0) && groups.some(({ group }) => tags[group].length > 0);

/** What was chosen, each with the address without it. */
const removals = (chosen: StoriesPage['listing']['chosen']) =>
  chosen.map((tag) => ({
    title: tag.title,
    href: storiesLink(chosen.filter((other) => other !== tag)),
  }));

const cardSizes = '(min-width: 1121px) 31vw, (min-width: 833px) 46vw, 94vw';

/** The picture the layout preloads for this page: the featured story's, or the first card's. */
export function storiesPreload({ listing: { featured, stories } }: StoriesPage) {
  if (featured) return { picture: featured.picture, sizes: featuredSizes };
  return stories[0] ? { picture: stories[0].picture, sizes: cardSizes } : null;
}

/** The stories: one apart, filters, nine of them newest first, and the way to the others (CNT-06). */
export function StoriesView(page: StoriesPage) {
  const { intro, listing, crumbs } = page;
  const { featured, stories, chosen } = listing;
  return (
    <>
      <PropertyNav path="/blog" crumbs={crumbs} />
      <PageHead heading={intro.heading || 'Stories'} lead={intro.lead} />
      <Wrap className={styles.listing} data-by-hand="list" data-filtered-list="/blog">
        <div id="featured-story" data-refresh="">
          {featured && <FeaturedStory story={featured} />}
        </div>
        <span id="stories" className={styles.anchor} />
        {/* Where links from a property's pages, old ones too, lead to (NAV-13). */}
        {currentCollection().properties.map((property) => (
          <span key={property.key} id={storiesAnchor(property)} className={styles.anchor} />
        ))}
        {intro.secondHeading && <SectionHead heading={intro.secondHeading} lead={intro.secondLead} />}
        {!intro.secondHeading && intro.secondLead && <Lead>{intro.secondLead}</Lead>}
        {canChoose(page) && <StoryFilters tags={listing.tags} chosen={chosen} />}
        <div className={styles.state}>
          <p role="status" id="story-count">
            {countInWords(page)}
          </p>
          <div className={styles.chosen} id="stories-chosen" data-refresh="">
            {removals(chosen).map(({ title, href }) => (
              <Tag key={title} name={title} removeHref={href} />
            ))}
            {chosen.length > 0 && <TextLink href={storiesLink([])}>Clear all</TextLink>}
          </div>
        </div>
        <div id="stories-listed" data-refresh="">
          <h2>
            <VisuallyHidden>{listedHeading(listing)}</VisuallyHidden>
          </h2>
          {stories.length > 0 && <Listed stories={stories} firstAhead={featured === null} />}
          {stories.length === 0 && !featured && <Nothing page={page} />}
          <div className={styles.pager}>
            <Pager
              label="Stories"
              current={listing.page}
              last={listing.pageCount}
              href={(number) => storiesLink(chosen, number)}
            />
          </div>
        </div>
      </Wrap>
    </>
  );
}

interface ListedProps {
  readonly stories: readonly Story[];
  readonly firstAhead: boolean;
}

function Listed({ stories, firstAhead }: ListedProps) {
  return (
    <ul className={styles.stories} {...evenColumns(stories.length)}>
      {stories.map((story, place) => (
        <li key={story.href}>
          <StoryCard
            title={story.title}
            href={isLinkable(story.href) ? story.href : null}
            category={story.category}
            note={dayInWords(story.date)}
            picture={story.picture}
            sizes={cardSizes}
            priority={firstAhead && place === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** Ways on where nothing matches: each choice that can be taken away, and everything. */
function Nothing({ page: { listing } }: { readonly page: StoriesPage }) {
  const { chosen } = listing;
  if (chosen.length === 0) return null;
  return (
    <div className={styles.nothing}>
      <p>Take a choice away{chosen.length > 1 ? ', or begin again:' : ':'}</p>
      <ul className={styles.ways}>
        {chosen.length > 1 &&
          removals(chosen).map(({ title, href }) => (
            <li key={title}>
              <TextLink href={href}>Without {title}</TextLink>
            </li>
          ))}
        <li>
          <TextLink href={storiesLink([])}>All stories</TextLink>
        </li>
      </ul>
    </div>
  );
}

interface StoryFiltersProps {
  readonly tags: StoryTags;
  readonly chosen: readonly StoryTag[];
}

const groups: readonly { readonly group: StoryTagGroup; readonly label: string; readonly all: string }[] = [
  { group: 'travellerType', label: 'Traveller type', all: 'All travellers' },
  { group: 'interest', label: 'Interests', all: 'All interests' },
  { group: 'property', label: 'Properties', all: 'All properties' },
];

/** Drawn once: what the visitor chooses is the form's to know, and the script's beside it. */
const drawnOnce = () => {};

/** Three lists to choose several of, in a plain form; a script that has come shows each choice at once. */
function StoryFilters({ tags, chosen }: StoryFiltersProps) {
  return (
    <form
      className={styles.filters}
      action="/blog#stories"
      method="get"
      aria-label="Filter the stories"
      autoComplete="off"
    >
      {groups.map(({ group, label, all }) =>
        tags[group].length === 0 ? null : (
          <MultiSelect
            key={group}
            id={`filter-${storyFilterNames[group]}`}
            name={storyFilterNames[group]}
            label={label}
            placeholder={all}
            options={tags[group].map(({ slug, title }) => ({ value: slug, label: title }))}
            chosen={chosen.filter((tag) => tag.group === group).map(({ slug }) => slug)}
            onChange={drawnOnce}
            size="filter"
          />
        ),
      )}
      <Button type="submit" tone="ghost">
        Show stories
      </Button>
    </form>
  );
}
