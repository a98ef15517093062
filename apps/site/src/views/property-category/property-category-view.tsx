import type { Experience } from '../../content/experience/experience.ts';
import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import { formTitle } from '../../links/form-title.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { AskButtons } from '../../sections/experience-parts/ask-buttons.tsx';
import { ExperienceCurrency } from '../../sections/experience-parts/experience-currency.tsx';
import {
  ExperienceFoot,
  ExperienceTerms,
  Resting,
} from '../../sections/experience-parts/experience-facts.tsx';
import { KindLinks } from '../../sections/kind-links/kind-links.tsx';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { Plate } from '../../sections/plate/plate.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './property-category-view.module.css';
import type { PropertyCategoryPage } from './read-property-category-page.ts';

/** The picture the layout preloads for this page. */
export const propertyCategoryPreload = ({ picture }: PropertyCategoryPage) =>
  picture && { picture, sizes: propertyCategorySizes };

/** One kind of experience at one property, entry by entry. */
export function PropertyCategoryView(page: PropertyCategoryPage) {
  const { path, property, name, category, picture, kinds, everywhere, form, tours, money, crumbs } = page;
  const others = kinds.flatMap(({ title, href, picture: plate }) =>
    href !== null && href !== path ? [{ title, href, picture: plate }] : [],
  );
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Head {...page} />
      <ExperienceRows
        heading="What there is to do"
        experiences={category?.experiences ?? []}
        resting={category?.resting ?? 0}
        shown={picture}
        money={money}
        path={path}
      />
      {isLinkable(everywhere) && (
        <Wrap className={styles.everywhere}>
          <ArrowLink href={everywhere}>{`${name} at every property`}</ArrowLink>
        </Wrap>
      )}
      <KindLinks heading={`Other experiences at ${property.shortName}`} kinds={others} />
      <EnquireBand
        heading="Tell us what you would like to do"
        lead={withPromise(
          'Say what you would like to do and roughly when.',
          'A travel specialist answers within a working day.',
        )}
        path={path}
        picture={null}
        form={form}
        tours={tours}
      />
      <div className={styles.steps}>
        <Neighbours
          heading="Previous and next"
          places={[]}
          {...stepsInRing(
            kinds.map(({ title, href }) => ({ name: title, href })),
            path,
          )}
        />
      </div>
    </>
  );
}

/** `sizes` of the plate; the layout preloads it with the same. */
const propertyCategorySizes = '(min-width: 833px) 74vw, 94vw';

/** One upright plate that leaves the page on the right; the words beside it begin at its foot. */
function Head({ intro, category, name, picture, path, form }: PropertyCategoryPage) {
  const { subtitle = '', description = '' } = category ?? {};
  const lead = intro.lead || description;
  const text = intro.lead ? description : '';
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        <h1 className={styles.heading}>{category?.title || intro.heading || name}</h1>
        {subtitle && <p className={styles.line}>{subtitle}</p>}
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
        {text && <p className={styles.text}>{text}</p>}
        <AskButtons otherwise={{ text: formTitle(form), form }} path={path} className={styles.buttons} />
      </div>
      {picture && (
        <Plate
          picture={picture}
          sizes={propertyCategorySizes}
          priority
          className={styles.plate}
          shape={styles.shape}
        />
      )}
    </Wrap>
  );
}

interface ExperienceRowsProps {
  /** Said to those who cannot see that a list begins. */
  readonly heading: string;
  readonly experiences: readonly Experience[];
  /** How many more there are that are not published. */
  readonly resting: number;
  /** What the head shows: an entry with a plate that is there takes one of its others, if no other entry shows it. */
  readonly shown: PictureModel | null;
  readonly money: PageMoney;
  readonly path: string;
}

/** Each experience in full, under its own rule: plate, words, terms, what it costs. */
function ExperienceRows({ heading, experiences, resting, shown, money, path }: ExperienceRowsProps) {
  if (experiences.length === 0) return null;
  const plates = uniquePictures<PictureModel>([]);
  plates.claim(shown);
  const own = experiences.map(({ picture }) => plates.orAnother(picture));
  const plateOf = ({ gallery }: Experience, place: number) => {
    const [other = null] = own[place] ? [] : plates.unused(gallery);
    plates.claim(other);
    return own[place] ?? other;
  };
  return (
    <Band flush aria-labelledby="rows-heading" className={styles.band}>
      <h2 id="rows-heading">
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <ExperienceCurrency experiences={experiences} money={money} />
      <ul>
        {experiences.map((experience, place) => {
          const { slug, title, subTitle, description } = experience;
          const plate = plateOf(experience, place);
          return (
            <li key={slug} id={slug} className={styles.row}>
              {plate && (
                <Picture picture={plate} sizes="(min-width: 833px) 40vw, 94vw" className={styles.rowsPlate} />
              )}
              <div className={styles.rowsWords}>
                <h3 className={styles.title}>{title}</h3>
                {subTitle && <p className={styles.over}>{subTitle}</p>}
                <p className={styles.rowsText}>{description}</p>
                <div className={styles.facts}>
                  <ExperienceTerms experience={experience} />
                  <ExperienceFoot experience={experience} shown={money.choice} path={path} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <Resting count={resting} />
    </Band>
  );
}
