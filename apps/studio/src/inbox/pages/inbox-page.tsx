import type { AdminViewServerProps } from 'payload';
import { listAddress } from '../address.ts';
import { openedBy } from '../opened-preference.ts';
import { DeskSummary } from '../parts/desk-summary.tsx';
import { EnquiryList } from '../parts/enquiry-list.tsx';
import { NoticeIsland } from '../parts/notice.island.tsx';
import { noticeCode, noticeFor } from '../words/notices.ts';
import { type Drawn, receive, type Visit } from './reception.tsx';

/** `/admin/inbox`: the list, with a look at the whole desk beside it (SUB-10). */
export async function InboxPage(props: AdminViewServerProps) {
  return receive(props, listAddress, draw);
}

async function draw({ req, desk, place, search, now, parameters }: Visit): Promise<Drawn> {
  const [page, opened] = await Promise.all([
    desk.list({ view: place.view, query: search, cursor: place.cursor }),
    openedBy(req, now),
  ]);
  const code = noticeCode(parameters.said);
  const count = Number(parameters.count);
  const notice =
    code && noticeFor(code, { now, count: Number.isSafeInteger(count) && count > 0 ? count : 0 });
  return {
    shows: 'list',
    counts: page.counts,
    panes: (
      <>
        <main id="inbox-main" className="inbox-list" tabIndex={-1}>
          <NoticeIsland initial={notice} />
          <EnquiryList page={page} place={place} search={search} current={null} opened={opened} now={now} />
        </main>
        <aside className="inbox-detail" aria-label="The desk at a glance">
          <DeskSummary counts={page.counts} />
        </aside>
      </>
    ),
  };
}
