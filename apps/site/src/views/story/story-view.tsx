import { dayInWords } from '@sundowner/calendar/words';
import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import type { Story } from '../../content/story/story.ts';
import { enquireLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { storiesLink } from '../../links/stories-link.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { Plate } from '../../sections/plate/plate.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { RelatedStories } from '../../sections/stories/stories.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ShareLinks } from '../../ui/share-links/share-links.tsx';
import { Label, Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import type { StoryPageContent } from './read-story-page.ts';
import styles from './story-view.module.css';

/** Who wrote a story, when, how long it takes to read, and what it is filed under. */
function StoryMeta({ story: { author, date, minutes, tags } }: { readonly story: Story }) {
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

const plateSizes = '94vw';

/** The picture the layout preloads for this page. */
export const storyPreload = ({ story }: StoryPageContent) => ({ picture: story.picture, sizes: plateSizes });

/** A story: its headline and plate, who wrote it, its text and pictures, the place it is about, and three more (CNT-12). */
export function StoryView(page: StoryPageContent) {
  const { story, place, crumbs, siteUrl } = page;
  const { title, href, standfirst, picture, imageCaption, body, gallery, related } = story;
  const plates = uniquePictures(place ? [...place.page.gallery] : []);
  plates.claim(picture, ...body.flatMap((block) => (block.type === 'picture' ? [block.picture] : [])));
  const pictures = plates.unused(gallery);
  plates.claim(...pictures, ...related.map((each) => each.picture));
  return (
    <>
      <PropertyNav path={href} crumbs={crumbs} />
      <article>
        <Wrap>
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <Lead className={styles.standfirst}>{standfirst}</Lead>
          </header>
          <Plate
            picture={{ ...picture, caption: imageCaption || picture.caption }}
            sizes={plateSizes}
            priority
            shape={styles.plate}
          />
          <div className={styles.story}>
            <StoryMeta story={story} />
            <div className={styles.body}>
              <RichText body={body} />
              <ShareLinks what="this story" title={title} address={`${siteUrl}${href}`} />
            </div>
          </div>
          {pictures.length > 0 && (
            <div className={styles.pictures}>
              <Gallery
                label={`Pictures of “${title}”`}
                pictures={pictures.map((each) => ({
                  picture: each,
                  caption: each.caption ?? each.alt,
                  coordinates: each.coordinates,
                }))}
              />
            </div>
          )}
        </Wrap>
      </article>
      {place ? (
        <PlaceOfStory
          place={place}
          story={title}
          path={href}
          picture={plates.orAnother(place.page.picture)}
        />
      ) : (
        <EnquireBand
          heading="Ask us about this"
          path={href}
          picture={null}
          asked={{ about: `what I read in “${title}”` }}
          tours={false}
          book={false}
        />
      )}
      <RelatedStories heading="Related stories" stories={related} />
    </>
  );
}

interface PlaceOfStoryProps {
  readonly place: NonNullable<StoryPageContent['place']>;
  /** Title of the story. */
  readonly story: string;
  /** Path of the page. */
  readonly path: string;
  readonly picture: PictureModel | null;
}

/** The place a story is about, the way to it, and an enquiry that knows both. */
function PlaceOfStory({ place: { property, page }, story, path, picture }: PlaceOfStoryProps) {
  const asked = { about: `${page.name}, after reading “${story}”`, location: property.locations.email ?? '' };
  return (
    <Band ground="deep" aria-labelledby="place-heading" data-theme={property.theme}>
      <div className={styles.split}>
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 833px) 46vw, 94vw"
            className={styles.placePlate}
          />
        )}
        <div className={styles.words} data-whole="">
          <Label className={styles.label}>It happened at</Label>
          <h2 id="place-heading">{page.name}</h2>
          <Lead className={styles.line}>{page.line}</Lead>
          <div className={styles.buttons}>
            <ButtonLink tone="light" {...enquireLink(path, 'email', asked)}>
              Enquire about {page.shortName}
            </ButtonLink>
            {isLinkable(page.href) && (
              <ButtonLink tone="outline-light" href={page.href}>
                See {page.shortName}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Band>
  );
}
