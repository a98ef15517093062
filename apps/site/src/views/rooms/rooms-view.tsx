import type { Room } from '../../content/model/place.ts';
import type { Rate } from '../../content/model/rates.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { type Neighbour, Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import type { ChosenRooms } from '../../sections/rooms/chosen-rooms.ts';
import { type RoomPrices, roomPrices } from '../../sections/rooms/season-prices.ts';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { compareSizes } from '../../ui/compare-table/compare-table.tsx';
import type { PictureSource } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { RoomChoice } from './room-choice.tsx';
import { RoomDetails } from './room-details.tsx';
import { RoomsCompared } from './rooms-compared.tsx';
import styles from './rooms-view.module.css';

interface RoomsViewProps {
  readonly heading: string;
  readonly lead: string;
  /** "Rooms", "Suites", "Villas". */
  readonly what: string;
  /** Name of the lodge or hotel. */
  readonly lodge: string;
  readonly rooms: readonly Room[];
  readonly chosen: ChosenRooms;
  readonly rates: readonly Rate[];
  /** yyyy-mm-dd. */
  readonly today: string;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly places: readonly Neighbour[];
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly closing: PictureSource | null;
}

/** The picture the layout preloads: the first of those side by side. */
export function roomsPreload({ rooms }: ChosenRooms) {
  const picture = rooms.find(({ menuPicture }) => menuPicture)?.menuPicture ?? null;
  return picture && { picture, sizes: compareSizes };
}

const pricesOf = (props: RoomsViewProps, rooms: readonly Room[]): RoomPrices | null =>
  roomPrices(
    props.rates,
    rooms.map(({ slug }) => slug),
    props.today,
  );

/** The rooms of a lodge: side by side first, then each by itself. */
export function RoomsView(props: RoomsViewProps) {
  const { heading, lead, what, lodge, rooms, chosen, path, crumbs, places, previous, next, closing } = props;
  const compared = pricesOf(props, chosen.rooms);
  const all = pricesOf(props, rooms);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Wrap className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
      </Wrap>
      {rooms.length > 1 && (
        <Wrap className={styles.compare}>
          <RoomChoice rooms={rooms} chosen={chosen} path={path} />
          <div data-compared="">
            <RoomsCompared rooms={chosen.rooms} prices={compared} what={what} lodge={lodge} path={path} />
          </div>
        </Wrap>
      )}
      {rooms.map((room, place) => (
        <RoomDetails
          key={room.slug}
          room={room}
          from={all?.from[place] ?? null}
          per={all?.per ?? 'person'}
          path={path}
          low={(rooms.length - place) % 2 === 0}
        />
      ))}
      <EnquireBand
        path={path}
        picture={closing}
        heading="Not sure? Ask for a room by number"
        lead="Tell us what matters most: the view, the quiet, a short walk, a door that shuts. We will say which room it is."
      />
      <Neighbours heading="Rooms at the other lodges" places={places} previous={previous} next={next} />
    </>
  );
}
