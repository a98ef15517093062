import { inWord } from '../offers/number-words.ts';
import type { CountSaid, RoomCounts } from './room-counts.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

type Counting = SayingEntry & { readonly roomCounts: RoomCounts };
type Room = NonNullable<RoomCounts['room']> & { readonly howMany: number };

const countOf = ({ howMany, countsAs }: Room): number => countsAs ?? howMany;
const sumOf = (rooms: readonly Room[]): number => rooms.reduce((sum, room) => sum + countOf(room), 0);

/** "suite" of a "river suite", or where its name does not say, of what its kind is. */
const isNamed = ({ name, kind }: Room, noun: string): boolean =>
  new RegExp(`\\b${noun}s?$`).test(name) || kind === noun;

/** Every number that some of the kinds of room come to. */
function sumsOfSome(rooms: readonly Room[]): ReadonlySet<number> {
  let sums = new Set<number>();
  for (const room of rooms)
    sums = new Set([...sums, countOf(room), ...[...sums].map((sum) => sum + countOf(room))]);
  return sums;
}

/** A house or a chalet beside a lodge is none of its rooms; "rooms", "suites" and "tents" may be all of them. */
const countsAll = /^(?:room|suite|tent|cabin)$/;

/** Whether words count what there is: all rooms, all of one noun, or where they may mean some of them, some. */
function agrees({ number, noun, as }: CountSaid, rooms: readonly Room[]): boolean {
  const ofNoun = rooms.filter((room) => isNamed(room, noun));
  if (ofNoun.length === 0 && !countsAll.test(noun)) return true;
  // "Two tents stand apart": what was all of them once is not less than half.
  if (as !== 'fact' && number < sumOf(rooms) / 2) return true;
  return (
    number === sumOf(rooms) ||
    (ofNoun.length > 0 && number === sumOf(ofNoun)) ||
    ((as === 'described' || as === 'within') && sumsOfSome(rooms).has(number))
  );
}

/** The part that names one kind of room and counts others of it than there are. */
function otherPart({ parts }: CountSaid, rooms: readonly Room[]): string | null {
  for (const { number, names } of parts) {
    const those = rooms.filter(({ name }) => {
      const own = name.split(/\s+/).map((word) => word.replace(/s$/, ''));
      return names.every((word) => own.includes(word));
    });
    const [room] = those;
    if (room && those.length === 1 && number !== room.howMany && number !== countOf(room))
      return `“${room.name}” says ${room.howMany}`;
  }
  return null;
}

const howMany = '“How many there are”';

function whyDiffers(said: CountSaid, rooms: readonly Room[], what: string): string | null {
  if (!agrees(said, rooms))
    return `“${said.label}” says “${said.words}”, and the rooms ${what} come to ${sumOf(rooms)} by ${howMany}.`;
  const part = otherPart(said, rooms);
  return part === null ? null : `“${said.label}” says “${said.words}”, and ${howMany} of ${part}.`;
}

/** Rooms each of which says how many there are; empty where one does not, since nobody can add them up then. */
const allCounted = (rooms: readonly NonNullable<RoomCounts['room']>[]): readonly Room[] => {
  const counted = rooms.flatMap((room) =>
    room.howMany === null ? [] : [{ ...room, howMany: room.howMany }],
  );
  return counted.length === rooms.length ? counted : [];
};

interface Place {
  readonly entry: Counting;
  readonly rooms: readonly Room[];
}

/** Pages of a place that speak of its rooms too. */
const isHeadOf = (page: string, { entry }: Place): boolean => {
  const { page: own } = entry.roomCounts;
  return own !== '' && [own, `${own}-rooms`, `${own}-suites`, `${own}-rates-and-offers`].includes(page);
};

/** A kind of room whose description begins with another number than its figure; one that is several rooms each is made otherwise. */
function ofKind({ collection, id, title, roomCounts: { room, said } }: Counting): readonly Contradiction[] {
  if (!room || room.howMany === null) return [];
  const { howMany: figure, countsAs, name } = room;
  const again = said.flatMap(({ label, words, number, noun, as }) =>
    as !== 'within' && number > 2 && number !== figure && countsAs === null && name.endsWith(noun)
      ? [`“${label}” says “${words}”, and ${howMany} ${figure}.`]
      : [],
  );
  const apart =
    countsAs !== null && figure > 0 && countsAs % figure !== 0
      ? [`“Counted as” says ${inWord(countsAs)}, and ${howMany} ${figure}.`]
      : [];
  return [...again, ...apart].map((says) => ({ collection, id, title, says }));
}

/**
 * Words and figures that count other rooms than the rooms of a lodge or a property do themselves: of the place, its facts, and the heads of
 * its pages. Where one of its rooms does not say how many there are of it, nothing is said of the place.
 */
export function miscountedRooms(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const counting = entries.flatMap((entry) =>
    entry.published && entry.roomCounts ? [{ ...entry, roomCounts: entry.roomCounts }] : [],
  );
  const all = (collection: string) => counting.filter((entry) => entry.collection === collection);
  const rooms = all('room').flatMap(({ roomCounts: { room } }) => room ?? []);
  const roomsIn = (lodges: readonly Counting[]) => {
    const ids = new Set(lodges.map(({ id }) => String(id)));
    return rooms.filter(({ lodge }) => ids.has(lodge));
  };
  const shared = all('accommodation').filter(({ roomCounts: { isWhole } }) => !isWhole);
  const lodges = shared.map((entry): Place => ({ entry, rooms: allCounted(roomsIn([entry])) }));
  const properties = all('propertyUpdated').map((entry): Place => {
    const { property } = entry.roomCounts;
    const own = shared.filter(({ roomCounts }) => roomCounts.property === property);
    const isTold = own.every((lodge) => roomsIn([lodge]).length > 0);
    return { entry, rooms: isTold ? allCounted(roomsIn(own)) : [] };
  });

  const found = ({ collection, id, title }: SayingEntry, says: string): Contradiction => ({
    ...{ collection, id, title, says },
  });
  const ofLodges = lodges.flatMap(({ entry, rooms: those }) => {
    if (those.length === 0) return [];
    const { rooms: figure, said } = entry.roomCounts;
    const total = sumOf(those);
    const says = said.flatMap((each) => whyDiffers(each, those, 'of the lodge') ?? []);
    if (figure !== null && figure !== total)
      says.unshift(`Its figure “Rooms” says ${figure}, and its rooms come to ${total} by ${howMany}.`);
    return says.map((each) => found(entry, each));
  });
  const lodgesOf = ({ entry }: Place) =>
    lodges.filter((lodge) => lodge.entry.roomCounts.property === entry.roomCounts.property);
  // Words of a property may be of one of its lodges.
  const ofProperties = properties.flatMap((place) =>
    place.rooms.length === 0
      ? []
      : place.entry.roomCounts.said.flatMap((each) => {
          if (lodgesOf(place).some((lodge) => agrees(each, lodge.rooms))) return [];
          const says = whyDiffers(each, place.rooms, 'of the property');
          return says === null ? [] : [found(place.entry, says)];
        }),
  );
  const ofHeads = counting
    .filter(({ collection }) => collection === 'heroBanner' || collection === 'introSection')
    .flatMap((entry) => {
      const places = [...lodges, ...properties].filter((place) => isHeadOf(entry.roomCounts.page, place));
      const [place] = places;
      if (!place || places.some((each) => each.rooms.length === 0)) return [];
      return entry.roomCounts.said.flatMap((each) => {
        if (places.some((other) => agrees(each, other.rooms))) return [];
        const says = whyDiffers(each, place.rooms, `of “${place.entry.title}”`);
        return says === null ? [] : [found(entry, says)];
      });
    });
  return [...ofLodges, ...ofProperties, ...ofHeads, ...all('room').flatMap(ofKind)];
}
