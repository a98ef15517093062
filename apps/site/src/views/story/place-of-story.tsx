import { isLinkable } from '@sundowner/brand';
import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import { enquireLink } from '../../links/dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Label, Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import type { StoryPageContent } from './read-story-page.ts';
import styles from './story-view.module.css';

interface PlaceOfStoryProps {
  readonly place: NonNullable<StoryPageContent['place']>;
  /** Title of the story. */
  readonly story: string;
  /** Path of the page. */
  readonly path: string;
  readonly picture: PictureModel | null;
}

/** The place a story is about, the way to it, and an enquiry that knows both. */
export function PlaceOfStory({ place: { property, page }, story, path, picture }: PlaceOfStoryProps) {
  const asked = { about: `${page.name}, after reading “${story}”`, location: property.enquiryLocation };
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
