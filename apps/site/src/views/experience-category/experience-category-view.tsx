import type { ExperienceCategoryPage } from '../../content/experience/experience-pages.ts';
import { personaWord } from '../../content/experience/persona.ts';
import type { Download, Point } from '../../content/fields/common.ts';
import { AccentedHeading } from '../../sections/accented-heading/accented-heading.tsx';
import { ChoiceLinks } from '../../sections/choice-links/choice-links.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { ExperienceCurrency, showPrices } from '../../sections/experience-parts/experience-currency.tsx';
import { Resting } from '../../sections/experience-parts/experience-facts.tsx';
import { personaChoices, suitedTo } from '../../sections/experience-parts/suited.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { GuestWords } from '../../sections/guest-words/guest-words.tsx';
import { KindLinks } from '../../sections/kind-links/kind-links.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { Plate } from '../../sections/plate/plate.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { ExperienceCards, FamilyFavourites } from './experience-cards.tsx';
import styles from './experience-category-view.module.css';
import type { CategoryPage } from './read-experience-category-page.ts';

/** The picture the layout preloads for this page. */
export const experienceCategoryPreload = ({ picture, narrow }: CategoryPage) =>
  picture && { picture, narrow, sizes: categoryHeadSizes };

/** One kind of experience at every property: who is coming decides what is shown. */
export function ExperienceCategoryView(page: CategoryPage) {
  const { path, title, intro, category, personas, persona, others, steps, form, money, crumbs } = page;
  const experiences = category?.experiences ?? [];
  const choices = personaChoices(personas, experiences, path);
  const chosen = personaWord(persona);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Head {...page} />
      {category && (
        <CategoryStory
          category={category}
          downloads={intro.downloads}
          shown={showPrices(experiences) ? money.choice : undefined}
        />
      )}
      {experiences.length > 0 && (
        <Band flush aria-label={`What there is to do: ${title}`}>
          {choices.length > 0 && (
            <ChoiceLinks id="who" heading="Who is coming?" choices={choices} chosen={chosen} />
          )}
          <ExperienceCurrency experiences={experiences} money={money} />
          <ExperienceCards
            experiences={experiences}
            shown={money.choice}
            suits={suitedTo(personas)}
            choices={choices}
            chosen={chosen}
            path={path}
          />
          <Resting count={category?.resting ?? 0} />
        </Band>
      )}
      {category && <Moments moments={category.carousel} title={title} />}
      {category && <FamilyFavourites favourites={category.familyFavourites} here={experiences} />}
      {category && <GuestWords testimonials={category.testimonials} />}
      <KindLinks heading="Other kinds of experience" kinds={others} />
      <EnquireBand
        heading="Tell us what you would like to do"
        lead={withPromise(
          'Two lines are enough: what caught your eye, and who is coming.',
          'A travel specialist answers within a working day.',
        )}
        path={path}
        picture={null}
        form={form}
      />
      <div className={styles.steps}>
        <Neighbours heading="Previous and next" places={[]} {...steps} />
      </div>
    </>
  );
}

/** `sizes` of the plate; the layout preloads it with the same. */
const categoryHeadSizes = '(min-width: 833px) 72vw, 94vw';

/** A wide plate that stops short of the right, the name very large under it, two lines beside the name. */
function Head({ intro, title: name, category, picture, narrow }: CategoryPage) {
  const title = intro.heading || name;
  const lead = intro.lead || category?.line || '';
  return (
    <Wrap className={styles.head}>
      {picture && (
        <Plate
          picture={picture}
          narrow={narrow}
          sizes={categoryHeadSizes}
          priority
          className={styles.plate}
          shape={styles.shape}
        />
      )}
      <div className={styles.words} data-whole="">
        <AccentedHeading level={1} className={title.length > 16 ? styles.long : styles.name}>
          {title}
        </AccentedHeading>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
      </div>
    </Wrap>
  );
}

interface CategoryStoryProps {
  readonly category: Pick<ExperienceCategoryPage, 'subtitle' | 'description' | 'factSheet'>;
  readonly downloads: readonly Download[];
  /** What prices are shown in, where the page has any. */
  readonly shown: ShownIn | undefined;
}

/** What the kind is about, with what one may keep of it. Its line is the page's wit, and no heading. */
function CategoryStory({ category, downloads, shown }: CategoryStoryProps) {
  const { subtitle, description, factSheet } = category;
  const sheets = [...(factSheet ? [{ ...factSheet, text: 'Download the sheet' }] : []), ...downloads];
  if (!subtitle && description.length === 0 && sheets.length === 0) return null;
  return (
    <Band flush aria-label={subtitle || undefined}>
      <div className={styles.story}>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <div className={styles.side}>
          <RichText body={description} shown={shown} />
          {sheets.length > 0 && (
            <ul className={styles.sheets}>
              {sheets.map((sheet) => (
                <li key={sheet.href}>
                  <FileLink file={sheet} text={sheet.text} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Band>
  );
}

interface MomentsProps {
  readonly moments: readonly Point[];
  /** The kind: "Safari". */
  readonly title: string;
}

/** A few plates of what such a day is like, to scroll through. */
function Moments({ moments, title }: MomentsProps) {
  if (moments.length === 0) return null;
  return (
    <Band ground="low" aria-labelledby="moments-heading">
      <h2 id="moments-heading" className={styles.heading}>
        What it is like
      </h2>
      <Carousel label={`${title}, in pictures`}>
        {moments.map(({ title: name, text, picture }) => (
          <figure key={name} className={styles.moment}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 833px) 44vw, 112vw"
                className={styles.momentsPlate}
              />
            )}
            <figcaption>
              <h3 className={styles.momentsName}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Band>
  );
}
