import { createTerm } from '../search/terms.ts';
import { createAnswerRoom } from './answer-room.ts';
import { createBulkRoom } from './bulk/bulk-room.ts';
import { createCounts } from './desk-counts.ts';
import { createFiguresRoom } from './figures/figures-room.ts';
import { createFileRoom } from './file-room.ts';
import { createFindingRoom } from './finding-room.ts';
import { createHouseRoom } from './house-room.ts';
import { deskList } from './lists.ts';
import { createLiveDesk } from './live.ts';
import { createRemembered } from './remembered.ts';
import type { RoomDeps } from './room-deps.ts';
import type { DeskRooms } from './rooms.ts';
import { createWorkRoom } from './work-room.ts';

/** The desk over the enquiry store: the one thing the internal API and the commands ask. */
export function createDeskRooms(deps: RoomDeps): DeskRooms {
  const { store, vault, clock, changes } = deps;
  const count = createCounts();
  const listing = { vault, term: createTerm(vault), count, found: createRemembered<number | null>() };
  return {
    list: (asker, request) => deskList(store.read, listing, request, asker, clock.now()),
    work: createWorkRoom(deps),
    answers: createAnswerRoom(deps),
    files: createFileRoom(deps),
    house: createHouseRoom(deps),
    finding: createFindingRoom(deps),
    bulk: createBulkRoom({ ...deps, term: listing.term }),
    figures: createFiguresRoom({ store, clock, count }),
    live: createLiveDesk({ store, changes, now: () => clock.now(), count, mailbox: deps.mailbox }),
  };
}
