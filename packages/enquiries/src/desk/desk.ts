import type { ListAnswer, ListRequest } from '@sundowner/desk-wire/list';
import { createTerm } from '../search/plain-words.ts';
import type { Asker } from '../work/access.ts';
import { createDeskBulk, type DeskBulk } from './bulk/bulk-actions.ts';
import { cacheUntilChange } from './cache-until-change.ts';
import { createDeskDeliveries, type DeskDeliveries } from './deliveries.ts';
import { createDeskAnswers, type DeskAnswers } from './desk-answers.ts';
import { createDeskBeginning, type DeskBeginning } from './desk-beginning.ts';
import { createCounts } from './desk-counts.ts';
import type { DeskDeps } from './desk-deps.ts';
import { createDeskFigures, type DeskFigures } from './figures/desk-figures.ts';
import { createDeskFiles, type DeskFiles } from './files.ts';
import { createLiveDesk, type LiveDesk } from './live.ts';
import { readList } from './read-list.ts';
import { createDeskStaff, type DeskStaff } from './staff.ts';
import { createDeskViews, type DeskViews } from './views.ts';
import { createDeskWork, type DeskWork } from './work.ts';

/** The desk of the concierges: everything that is asked of it or done at it, by whom it is said. */
export interface Desk {
  list(asker: Asker, request: ListRequest): Promise<ListAnswer>;
  readonly work: DeskWork;
  readonly answers: DeskAnswers;
  readonly beginning: DeskBeginning;
  readonly deliveries: DeskDeliveries;
  readonly files: DeskFiles;
  readonly staff: DeskStaff;
  readonly views: DeskViews;
  readonly bulk: DeskBulk;
  readonly figures: DeskFigures;
  readonly live: LiveDesk;
}

/** The desk over the enquiry store: the one thing the internal API and the commands ask. */
export function createDesk(deps: DeskDeps): Desk {
  const { store, vault, clock, changes, content } = deps;
  const count = createCounts();
  const listing = {
    vault,
    term: createTerm(vault),
    content,
    count,
    found: cacheUntilChange<number | null>(),
    sorted: cacheUntilChange<readonly string[]>(),
  };
  return {
    list: (asker, request) => readList(store.read, listing, request, asker, clock.now()),
    work: createDeskWork(deps),
    answers: createDeskAnswers(deps),
    beginning: createDeskBeginning(deps),
    deliveries: createDeskDeliveries(deps),
    files: createDeskFiles(deps),
    staff: createDeskStaff(deps),
    views: createDeskViews(deps),
    bulk: createDeskBulk({ ...deps, term: listing.term }),
    figures: createDeskFigures({ store, clock, content: deps.content, count }),
    live: createLiveDesk({
      ...{ store, changes, count },
      now: () => clock.now(),
      mailbox: deps.mailbox,
      lookEvery: deps.limits.poll,
    }),
  };
}
