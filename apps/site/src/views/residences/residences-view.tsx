import { addressWord } from '@sundowner/brand';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { LinkRow } from '../../sections/link-row/link-row.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PlateHead, plateHeadSizes } from '../../sections/plate-head/plate-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { House } from './house.tsx';
import type { ResidencesContent } from './read-residences-page.ts';
import styles from './residences-view.module.css';

const path = '/residences';

const pictureOf = ({ page, intro }: ResidencesContent) => page.banner?.picture ?? intro.picture;

/** The picture the layout preloads for this page. */
export function residencesPreload(content: ResidencesContent) {
  const picture = pictureOf(content);
  return picture && { picture, sizes: plateHeadSizes };
}

/** Every house let whole, place by place, each at an anchor that menus lead to (RT-08). */
export function ResidencesView(content: ResidencesContent) {
  const { page, intro, places, quote, year, crumbs, money } = content;
  const picture = pictureOf(content);
  const houses = places.flatMap((place) => place.houses);
  const plates = uniquePictures(houses.flatMap(({ gallery }) => gallery));
  plates.keep(picture, ...houses.map(({ banner }) => banner?.picture));
  const behind = plates.own(quote?.picture ?? null);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PlateHead
        heading={page.banner?.text || page.heading}
        lead={page.intro || intro.lead}
        picture={picture}
      />
      <Wrap className={styles.toolbar} data-whole="">
        <LinkRow label="Houses" links={houses.map(({ slug, name }) => ({ label: name, href: `#${slug}` }))} />
        {houses.some(({ from }) => from) && <CurrencySwitch {...money} />}
      </Wrap>
      {places.map(({ name, houses: there }) => (
        <Band key={name} flush {...labelled(name)}>
          {name && (
            <h2 id={`place-${addressWord(name)}`} className={styles.heading}>
              {name}
            </h2>
          )}
          <div className={styles.houses}>
            {there.map((house) => (
              <House key={house.slug} house={house} year={year} shown={money.choice} level={name ? 3 : 2} />
            ))}
          </div>
        </Band>
      ))}
      {quote && behind && <Quote quote={{ ...quote, picture: behind }} />}
      <div className={styles.close}>
        <EnquireBand
          heading="Ask about a house"
          lead="Say how many you are, how old the youngest is, and roughly when. The person who looks after the houses answers within a working day."
          path={path}
          picture={null}
          form="residences"
          tours={false}
          book={false}
        />
      </div>
    </>
  );
}

const labelled = (name: string) =>
  name ? { 'aria-labelledby': `place-${addressWord(name)}` } : { 'aria-label': 'Houses' };
