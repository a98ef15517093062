import { createTerm } from '../search/terms.ts';
import { createAnswerRoom } from './answers.ts';
import { createBulkRoom } from './bulk/bulk-actions.ts';
import { createRemembered } from './cache-until-change.ts';
import type { DeskRooms } from './desk.ts';
import { createCounts } from './desk-counts.ts';
import type { RoomDeps } from './desk-deps.ts';
import { createFiguresRoom } from './figures/desk-figures.ts';
import { createFileRoom } from './files.ts';
import { createLiveDesk } from './live.ts';
import { deskList } from './read-list.ts';
import { createHouseRoom } from './staff.ts';
import { createFindingRoom } from './views.ts';
import { createWorkRoom } from './work.ts';

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
