import type { Room } from '../../content/room/room.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import type { NightFrom } from '../../sections/price/night-from.ts';
import { PriceInYear } from '../../sections/price/price-in-year.tsx';
import { WordsWithSums } from '../../sections/price/sums.tsx';
import { roomFacts, thingsIn } from '../../sections/rooms/room-facts.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './rooms-view.module.css';

interface RoomDetailsProps {
  readonly room: Room;
  /** Name of the lodge or hotel. */
  readonly place: string;
  /** Those of its pictures that are drawn, its own first. */
  readonly pictures: Room['gallery'];
  /** All of them, for the lightbox. */
  readonly gallery: Room['gallery'];
  /** What a night in it begins at; `null` while it has no price. */
  readonly from: NightFrom | null;
  readonly shown: ShownIn;
  readonly path: string;
  /** Its plan stands in the comparison above. */
  readonly planned: boolean;
  /** On the recessed ground. */
  readonly low: boolean;
}

/** What is drawn comes first; the lightbox has all of them. */
const galleryOrder = (drawn: Room['gallery'], all: Room['gallery']): Room['gallery'] => [
  ...drawn,
  ...all.filter(({ src }) => !drawn.some((each) => each.src === src)),
];

const ownFacts = new Set(['Size', 'Sleeps', 'Beds', 'View']);

/** One kind of room: its pictures, its words, its figures and all that is in it. */
export function RoomDetails(props: RoomDetailsProps) {
  const { room, place, pictures, gallery, from, shown, path, planned, low } = props;
  const { slug, name, line, description, tourHref, facts, plan } = room;
  const things = thingsIn(room);
  const figures = [
    ...roomFacts
      .filter((fact) => ownFacts.has(fact.name))
      .map((fact) => ({ label: fact.name, value: fact.of(room) })),
    ...facts,
  ].filter(({ value }) => value !== '');
  return (
    <Band ground={low ? 'low' : 'tint'} id={slug} aria-labelledby={`${slug}-name`} className={styles.room}>
      <div className={styles.detailsHead}>
        <div>
          <h2 id={`${slug}-name`} className={styles.name}>
            {name}
          </h2>
          {line && <Lead className={styles.line}>{line}</Lead>}
        </div>
        <div className={styles.ask}>
          {from !== null && (
            <p className={styles.from}>
              <PriceInYear price={from} shown={shown} />
            </p>
          )}
          <ButtonLink {...dialogLink('email', path, { about: `the ${name} at ${place}` })}>
            Enquire<VisuallyHidden> about the {name}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
      {pictures.length > 0 && (
        <Gallery
          label={`Pictures of the ${name}`}
          most={Math.max(1, pictures.length)}
          pictures={galleryOrder(pictures, gallery).map((picture) => ({
            picture,
            caption: picture.caption ?? picture.alt,
            coordinates: picture.coordinates,
          }))}
        />
      )}
      <div className={styles.body}>
        <div className={styles.words}>
          {description && (
            <p className={styles.description}>
              <WordsWithSums words={description} shown={shown} />
            </p>
          )}
          {tourHref && (
            <ArrowLink href={tourHref} target="_blank" rel="noopener">
              Look round in 360°<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </ArrowLink>
          )}
          {plan && !planned && (
            <Picture picture={plan} sizes="(min-width: 833px) 32vw, 94vw" className={styles.detailsPlan} />
          )}
        </div>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <WordsWithSums words={value} shown={shown} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {things.length > 0 && (
          <Fold
            kept
            className={styles.things}
            heading={<h3 className={styles.thingsHeading}>In the room</h3>}
            summary={things.length === 1 ? '1 thing' : `${things.length} things`}
          >
            <ul>
              {things.map((thing) => (
                <li key={thing}>
                  <WordsWithSums words={thing} shown={shown} />
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </Band>
  );
}
