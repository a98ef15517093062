import type { Room } from '../../content/room/room.ts';
import { installation } from '../../installation/installation.ts';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { closingOf, uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { nightFromIn } from '../../sections/price/night-from.ts';
import { ratesOfLodge } from '../../sections/price/rates-of-lodge.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import type { ChosenRooms } from '../../sections/rooms/room-facts.ts';
import { type RoomPrices, roomPrices } from '../../sections/rooms/season-prices.ts';
import { compareSizes } from '../../ui/compare-table/compare-table.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { RoomsPage } from './read-rooms-page.ts';
import { RoomChoice } from './room-choice.tsx';
import { RoomDetails } from './room-details.tsx';
import { RoomsCompared } from './rooms-compared.tsx';
import styles from './rooms-view.module.css';

type Pictured = Pick<Room, 'slug' | 'gallery' | 'menuPicture'>;
type Pictures = Room['gallery'];

/** The picture a room is known by: the one of menus and comparisons where its gallery has it, else the first of its gallery. */
const ownOf = ({ gallery, menuPicture }: Pictured): Pictures[number] | undefined =>
  gallery.find(({ src }) => src === menuPicture?.src) ?? gallery[0];

/** The pictures of a room, its own first; none that another of the rooms is known by. */
export function picturesOf(room: Pictured, rooms: readonly Pictured[]): Pictures {
  const own = ownOf(room);
  const others = new Set(
    rooms.flatMap((other) =>
      other.slug === room.slug ? [] : [ownOf(other)?.src ?? '', other.menuPicture?.src ?? ''],
    ),
  );
  const rest = room.gallery.filter(({ src }) => src !== own?.src && !others.has(src));
  return own ? [own, ...rest] : rest;
}

/** The picture the layout preloads: the first of those side by side. */
export function roomsPreload({ rooms }: ChosenRooms) {
  const picture = rooms.find(({ menuPicture }) => menuPicture)?.menuPicture ?? null;
  return picture && { picture, sizes: compareSizes };
}

const pricesOf = (props: RoomsPage, rooms: readonly Room[]): RoomPrices | null =>
  roomPrices(
    props.rates,
    rooms.map(({ slug }) => slug),
    props.today,
  );

/** The rooms of a lodge: side by side first, then each by itself. */
export function RoomsView(props: RoomsPage) {
  const { heading, lead, what, lodge, rooms, chosen, path, crumbs, around, pool, dates, money } = props;
  const compared = pricesOf(props, chosen.rooms);
  const all = pricesOf(props, rooms);
  const least = nightFromIn(
    ratesOfLodge(props.rates, rooms),
    rooms.map(({ name }) => name),
    all?.year ?? null,
  );
  const side = rooms.length > 1;
  const plates = uniquePictures(pool);
  if (side) plates.claim(...chosen.rooms.map(({ menuPicture }) => menuPicture));
  plates.claim(...around.places.slice(0, 3).map(({ picture }) => picture));
  // Each section begins with its room's own plate, and takes of the others what those above it left.
  const sections = rooms.map((room) => {
    const all = picturesOf(room, rooms);
    const pictures = [...all.slice(0, 1), ...plates.unused(all.slice(1))];
    plates.claim(...pictures);
    return { room, pictures, all };
  });
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Wrap className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
      </Wrap>
      <Wrap className={styles.strip}>
        <DatesAndGuests {...dates} price={least} money={money} />
      </Wrap>
      {side && (
        <Wrap>
          <RoomChoice
            rooms={rooms}
            chosen={chosen}
            path={path}
            currency={money.choice.currency === installation().baseCurrency ? null : money.choice.currency}
          />
          <div data-compared="">
            <RoomsCompared
              rooms={chosen.rooms}
              prices={compared}
              what={what}
              lodge={lodge}
              path={path}
              shown={money.choice}
            />
          </div>
        </Wrap>
      )}
      {sections.map(({ room, pictures, all: gallery }, place) => (
        <RoomDetails
          key={room.slug}
          room={room}
          place={lodge}
          pictures={pictures}
          gallery={gallery}
          from={all?.from[place] ?? null}
          shown={money.choice}
          path={path}
          planned={side}
          low={(rooms.length - place) % 2 === 0}
        />
      ))}
      <EnquireBand
        path={path}
        picture={plates.unused(closingOf(path, pool))[0] ?? null}
        heading="Not sure? Ask for a room by number"
        lead="Tell us what matters most: the view, the quiet, a short walk, a door that shuts. We will say which room it is."
      />
      <Neighbours {...around} />
    </>
  );
}
