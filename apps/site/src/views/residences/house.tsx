import { isLinkable } from '@sundowner/brand';
import { dialogLink } from '../../links/dialog-link.ts';
import rows from '../../sections/lodge-rows/lodge-rows.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import { Lead } from '../../ui/text/text.tsx';
import type { PricedHouse } from './read-residences-page.ts';
import styles from './residences-view.module.css';

interface HouseProps {
  readonly house: PricedHouse;
  readonly year: number | null;
  /** What prices are shown in. */
  readonly shown: ShownIn;
  readonly level: 2 | 3;
}

/** One house of the list: its plate, whom it holds, what a night begins at, and the ways to it. */
export function House({ house, year, shown, level }: HouseProps) {
  const { slug, name, href, line, banner, sleeps, bedrooms, looksAfter, from } = house;
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
    <article id={slug} className={classNames(rows.row, styles.house)}>
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
