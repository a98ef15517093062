import { createTerm } from '../search/terms.ts';
import { createDeskAnswers } from './answers.ts';
import { createDeskBulk } from './bulk/bulk-actions.ts';
import { cacheUntilChange } from './cache-until-change.ts';
import type { Desk } from './desk.ts';
import { createCounts } from './desk-counts.ts';
import type { DeskDeps } from './desk-deps.ts';
import { createDeskFigures } from './figures/desk-figures.ts';
import { createDeskFiles } from './files.ts';
import { createLiveDesk } from './live.ts';
import { readList } from './read-list.ts';
import { createDeskStaff } from './staff.ts';
import { createDeskViews } from './views.ts';
import { createDeskWork } from './work.ts';

/** The desk over the enquiry store: the one thing the internal API and the commands ask. */
export function createDesk(deps: DeskDeps): Desk {
  const { store, vault, clock, changes } = deps;
  const count = createCounts();
  const listing = { vault, term: createTerm(vault), count, found: cacheUntilChange<number | null>() };
  return {
    list: (asker, request) => readList(store.read, listing, request, asker, clock.now()),
    work: createDeskWork(deps),
    answers: createDeskAnswers(deps),
    files: createDeskFiles(deps),
    staff: createDeskStaff(deps),
    views: createDeskViews(deps),
    bulk: createDeskBulk({ ...deps, term: listing.term }),
    figures: createDeskFigures({ store, clock, count }),
    live: createLiveDesk({ store, changes, now: () => clock.now(), count, mailbox: deps.mailbox }),
  };
}
