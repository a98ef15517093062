import type { Room } from '../../content/room/room.ts';

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
