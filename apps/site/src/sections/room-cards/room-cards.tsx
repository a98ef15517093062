import type { LodgeCard } from '../../content/lodge/lodge.ts';
import type { Rate } from '../../content/rates/rates.ts';
import type { Room } from '../../content/room/room.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { asKept, type ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import swipe from '../../ui/swipe/swipe.module.css';
import { Band } from '../../ui/wrap/wrap.tsx';
import { nightFromIn } from '../price/night-from.ts';
import styles from './room-cards.module.css';

interface RoomCardsProps {
  readonly heading: string;
  readonly rooms: readonly Room[];
  /** Residences beside it: too few for a section of their own, they stand after the rooms. */
  readonly residences?: readonly LodgeCard[];
  readonly rates: readonly Rate[];
  /** The year prices speak of; `null` while nothing is on sale. */
  readonly year: number | null;
  /** The page that shows every room, linked when it is built. */
  readonly allHref: string;
  readonly allText: string;
  /** On phones one beside the other. */
  readonly swiped?: boolean;
  /** What prices are shown in. */
  readonly shown?: ShownIn;
}

/** Kinds of room with what tells them apart. */
export function RoomCards(props: RoomCardsProps) {
  const { heading, rooms, rates, year, allHref, allText, shown = asKept(), swiped = false } = props;
  const { residences = [] } = props;
  if (rooms.length === 0) return null;
  const linked = isLinkable(allHref);
  const cards = [
    ...rooms.map((room) => ({
      key: room.slug,
      name: room.name,
      href: linked ? `${allHref}#${room.slug}` : null,
      line: room.line,
      picture: room.gallery[0] ?? null,
      facts: factsOf(room, rates, year, shown),
    })),
    ...residences.map(({ name, href, line, features, picture }) => ({
      key: name,
      name,
      href: href && isLinkable(href) ? href : null,
      line,
      picture,
      facts: [{ name: 'The house', value: features.join(', ') }, priceOf(name, rates, year, shown)].filter(
        ({ value }) => value !== '',
      ),
    })),
  ];
  return (
    <Band id="rooms" ground="low" aria-labelledby="rooms-heading">
      <SectionHead
        id="rooms-heading"
        heading={heading}
        aside={linked && <ArrowLink href={allHref}>{allText}</ArrowLink>}
      />
      <ul className={classNames(styles.rooms, swiped && swipe.swipe)} data-count={cards.length}>
        {cards.map(({ key, name, href, line, picture, facts }) => (
          <li key={key} className={styles.room}>
            <div className={styles.plate}>
              {picture && <Picture picture={picture} sizes="(min-width: 833px) 31vw, 94vw" />}
            </div>
            <h3 className={styles.name}>{href ? <a href={href}>{name}</a> : name}</h3>
            <p className={styles.line}>{line}</p>
            <dl className={styles.facts}>
              {facts.map(({ name: fact, value }) => (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function priceOf(name: string, rates: readonly Rate[], year: number | null, shown: ShownIn) {
  const from = nightFromIn(rates, [name], year);
  return { name: `Price in ${year}`, value: from ? <Price price={from} shown={shown} /> : '' };
}

function factsOf(
  { name, size, sleeps, sleepsNote, beds, howMany }: Room,
  rates: readonly Rate[],
  year: number | null,
  shown: ShownIn,
) {
  return [
    { name: 'Size', value: size === null ? '' : `${size}\u00a0m²` },
    { name: 'Sleeps', value: sleepsNote || String(sleeps ?? '') },
    { name: 'Beds', value: beds },
    { name: 'Of this kind', value: howMany === null ? '' : String(howMany) },
    priceOf(name, rates, year, shown),
  ].filter(({ value }) => value !== '');
}
