import { addressWord } from '@sundowner/brand';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { LinkRow } from '../../sections/link-row/link-row.tsx';
import rows from '../../sections/lodge-rows/lodge-rows.module.css';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PlateHead, plateHeadSizes } from '../../sections/plate-head/plate-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import type { PricedResidence, ResidencesContent } from './read-residences-page.ts';
import styles from './residences-view.module.css';

const path = '/residences';

const pictureOf = ({ page, intro }: ResidencesContent) => page.banner?.picture ?? intro.picture;

/** The picture the layout preloads for this page. */
export function residencesPreload(content: ResidencesContent) {
  const picture = pictureOf(content);
  return picture && { picture, sizes: plateHeadSizes };
}

/** Every residence, place by place, each at an anchor that menus lead to (RT-08). */
export function ResidencesView(content: ResidencesContent) {
  const { page, intro, places, quote, year, crumbs, money } = content;
  const picture = pictureOf(content);
  const residences = places.flatMap((place) => place.residences);
  const plates = uniquePictures(residences.flatMap(({ gallery }) => gallery));
  plates.claim(picture, ...residences.map(({ banner }) => banner?.picture));
  const behind = plates.orAnother(quote?.picture ?? null);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PlateHead
        heading={page.banner?.text || page.heading}
        lead={page.intro || intro.lead}
        picture={picture}
      />
      <Wrap className={styles.toolbar} data-whole="">
        <LinkRow
          label="Houses"
          links={residences.map(({ slug, name }) => ({ label: name, href: `#${slug}` }))}
        />
        {residences.some(({ from }) => from) && <CurrencySwitch {...money} />}
      </Wrap>
      {places.map(({ name, residences: there }) => (
        <Band key={name} flush {...labelled(name)}>
          {name && (
            <h2 id={`place-${addressWord(name)}`} className={styles.heading}>
              {name}
            </h2>
          )}
          <div className={styles.residences}>
            {there.map((residence) => (
              <ResidenceRow
                key={residence.slug}
                residence={residence}
                year={year}
                shown={money.choice}
                level={name ? 3 : 2}
              />
            ))}
          </div>
        </Band>
      ))}
      {quote && behind && <Quote quote={{ ...quote, picture: behind }} />}
      <div className={styles.close}>
        <EnquireBand
          heading="Ask about a house"
          lead={withPromise(
            'Say how many you are, how old the youngest is, and roughly when.',
            'The person who looks after the houses answers within a working day.',
          )}
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

interface ResidenceRowProps {
  readonly residence: PricedResidence;
  readonly year: number | null;
  /** What prices are shown in. */
  readonly shown: ShownIn;
  readonly level: 2 | 3;
}

/** One residence of the list: its plate, whom it holds, what a night begins at, and the ways to it. */
function ResidenceRow({ residence, year, shown, level }: ResidenceRowProps) {
  const { slug, name, href, line, banner, sleeps, bedrooms, looksAfter, from } = residence;
  const Heading = `h${level}` as const;
  const linked = isLinkable(href);
  const facts = [
    { name: 'Sleeps', value: sleeps },
    { name: 'Bedrooms', value: bedrooms },
    { name: 'Looks after you', value: looksAfter },
    {
      name: year === null ? 'Price' : `Price in ${year}`,
      value: from && <Price price={from} shown={shown} />,
    },
  ].filter(({ value }) => value !== null && value !== '');
  return (
    <article id={slug} className={classNames(rows.row, styles.residence)}>
      <div className={classNames(rows.plate, styles.plate)}>
        {banner?.picture && <Picture picture={banner.picture} alt="" sizes="(min-width: 833px) 56vw, 94vw" />}
      </div>
      <div className={classNames(rows.words, styles.words)}>
        <Heading className={rows.name}>{linked ? <a href={href}>{name}</a> : name}</Heading>
        <Lead>{line}</Lead>
        <div className={styles.facts}>
          <Facts layout="stack" facts={facts} />
        </div>
        <div className={classNames(rows.links, styles.links)}>
          {linked && <ArrowLink href={href}>See {name}</ArrowLink>}
          <ArrowLink {...dialogLink('residences', href)}>Enquire about {name}</ArrowLink>
        </div>
      </div>
    </article>
  );
}
