import type { Picture } from '../../content/fields/picture.ts';
import { byHours } from '../../sections/enquire-band/with-promise.ts';
import { placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { headOverBanner } from '../../sections/place-head/place-head-of.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { Questions } from '../../sections/questions/questions.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { PackagesBand } from '../travel-africa/packages-band.tsx';
import { PageBelow } from '../travel-africa/page-below.tsx';
import { Camps } from './camps.tsx';
import { CountryMap } from './country-map.tsx';
import { Highlights } from './highlights.tsx';
import type { CountryPage } from './read-travel-country-page.ts';
import styles from './travel-country-view.module.css';

const headOf = ({ country, lead }: CountryPage) =>
  headOverBanner(country.banner, {
    heading: country.name,
    label: 'Travel Africa',
    lead: country.map.description || lead,
    picture: country.map.picture,
  });

/** The picture the layout preloads for this page. */
export const countryPreload = (page: CountryPage) => placeHeadPreload(headOf(page), { beside: true });

/** A country of Travel Africa: where it lies, when to go, camps guests are sent to, and journeys through it (CNT-14). */
export function TravelCountryView(page: CountryPage) {
  const { path, country, countries, journeys, money, crumbs } = page;
  const { name, body, facts, highlights, properties, gallery, questions } = country;
  const head = headOf(page);
  const shown = journeys.filter(({ picture }) => picture !== null).slice(0, 3);
  const plates = uniquePictures<Picture>(gallery);
  plates.claim(
    head.picture,
    ...properties.map(({ picture }) => picture),
    ...shown.map(({ picture }) => picture),
  );
  const drawn = highlights.map((each) => ({ ...each, picture: plates.orAnother(each.picture) }));
  const pictures = plates.unused([...gallery, ...properties.flatMap((each) => each.gallery)]);
  return (
    <PageBelow
      path={path}
      crumbs={crumbs}
      head={head}
      about={name}
      enquire={{
        heading: `Ask about ${name}`,
        lead: byHours(
          'A travel specialist who has been there writes back with a route within two working days.',
          'A travel specialist who has been there answers.',
        ),
      }}
      others={{
        heading: 'Other countries',
        pages: countries.map((each) => ({ ...each, line: each.map.description, picture: each.map.picture })),
      }}
    >
      <Band aria-label={`About ${name}`}>
        <div className={styles.split}>
          <div className={styles.words}>
            <RichText body={body} />
          </div>
          <div className={styles.side}>
            <CountryMap country={country} countries={countries} />
            <Facts facts={facts.map(({ label, value }) => ({ name: label, value }))} layout="stack" />
          </div>
        </div>
      </Band>
      <Highlights heading={`What to see in ${name}`} highlights={drawn} />
      <Camps heading={`Camps and lodges in ${name}`} camps={properties} path={path} />
      <PackagesBand
        id="through-heading"
        heading={`Packages through ${name}`}
        packages={shown}
        money={money}
        fewOnPhones
      />
      {pictures.length > 0 && (
        <Wrap className={styles.pictures}>
          <Gallery
            label={`Pictures of ${name}`}
            pictures={pictures.map((picture) => ({
              picture,
              caption: picture.caption ?? picture.alt,
              coordinates: picture.coordinates,
            }))}
          />
        </Wrap>
      )}
      <Questions id="questions" heading={`Questions about ${name}`} questions={questions} flush />
    </PageBelow>
  );
}
