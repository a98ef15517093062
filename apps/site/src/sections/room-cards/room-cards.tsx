import { isLinkable } from '@sundowner/brand';
import type { Room } from '../../content/model/place.ts';
import type { Rate } from '../../content/model/rates.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { inRand, Money, type ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { priceFrom } from './price-from.ts';
import styles from './room-cards.module.css';

interface RoomCardsProps {
  readonly heading: string;
  readonly rooms: readonly Room[];
  readonly rates: readonly Rate[];
  /** The year prices speak of; `null` while nothing is on sale. */
  readonly year: number | null;
  /** The page that shows every room, linked when it is built. */
  readonly allHref: string;
  readonly allText: string;
  /** What prices are shown in. */
  readonly shown?: ShownIn;
}

/** Kinds of room with what tells them apart. */
export function RoomCards(props: RoomCardsProps) {
  const { heading, rooms, rates, year, allHref, allText, shown = inRand } = props;
  if (rooms.length === 0) return null;
  const linked = isLinkable(allHref);
  return (
    <Band id="rooms" ground="low" aria-labelledby="rooms-heading">
      <SectionHead
        id="rooms-heading"
        heading={heading}
        aside={linked && <ArrowLink href={allHref}>{allText}</ArrowLink>}
      />
      <ul className={styles.rooms} data-count={rooms.length}>
        {rooms.map((room) => (
          <li key={room.slug} className={styles.room}>
            <div className={styles.plate}>
              {room.gallery[0] && <Picture picture={room.gallery[0]} sizes="(min-width: 833px) 31vw, 94vw" />}
            </div>
            <h3 className={styles.name}>
              {linked ? <a href={`${allHref}#${room.slug}`}>{room.name}</a> : room.name}
            </h3>
            <p className={styles.line}>{room.line}</p>
            <dl className={styles.facts}>
              {factsOf(room, rates, year, shown).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
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

function factsOf(
  { name, size, sleeps, sleepsNote, beds, howMany }: Room,
  rates: readonly Rate[],
  year: number | null,
  shown: ShownIn,
) {
  const from = priceFrom(rates, name, year);
  return [
    { name: 'Size', value: size === null ? '' : `${size} m²` },
    { name: 'Sleeps', value: sleepsNote || String(sleeps ?? '') },
    { name: 'Beds', value: beds },
    { name: 'How many', value: howMany === null ? '' : String(howMany) },
    {
      name: `From, ${from?.per === 'unit' ? 'a night' : 'per person'} in ${year}`,
      value: from ? <Money rand={from.amount} shown={shown} /> : '',
    },
  ].filter(({ value }) => value !== '');
}
