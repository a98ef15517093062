import { createAnswerRoom } from './answer-room.ts';
import { createCounts } from './desk-counts.ts';
import { createHouseRoom } from './house-room.ts';
import { deskList } from './lists.ts';
import { createLiveDesk } from './live.ts';
import type { RoomDeps } from './room-deps.ts';
import type { DeskRooms } from './rooms.ts';
import { createWorkRoom } from './work-room.ts';

/** The desk over the enquiry store: the one thing the internal API and the commands ask. */
export function createDeskRooms(deps: RoomDeps): DeskRooms {
  const { store, vault, clock, changes } = deps;
  const count = createCounts();
  return {
    list: (asker, request) => deskList(store.read, vault, request, asker, clock.now(), count),
    work: createWorkRoom(deps),
    answers: createAnswerRoom(deps),
    house: createHouseRoom(deps),
    live: createLiveDesk({ store, changes, now: () => clock.now(), count }),
  };
}
