import type { AdminViewServerProps } from 'payload';
import { enquiryAddress, isReference, listAddress } from '../address.ts';
import { openedBy } from '../opened-preference.ts';
import { BackLink, EnquiryDetail } from '../parts/enquiry-detail.tsx';
import { EnquiryList } from '../parts/enquiry-list.tsx';
import { noticeCode, noticeFor } from '../words/notices.ts';
import { type Drawn, receive, type Visit } from './reception.tsx';

function referenceOf(params: AdminViewServerProps['params']): string {
  const segment = params?.segments?.[1] ?? '';
  try {
    return decodeURIComponent(segment).toUpperCase();
  } catch {
    // A broken escape names no enquiry.
    return '';
  }
}

/** `/admin/inbox/MC-7KQ2-94HD`: one enquiry, with the list it was opened from beside it (SUB-10). */
export async function EnquiryPage(props: AdminViewServerProps) {
  const reference = referenceOf(props.params);
  return receive(
    props,
    (place) => (isReference(reference) ? enquiryAddress(reference, place) : listAddress(place)),
    (visit) => draw(visit, reference),
  );
}

async function draw({ req, desk, place, search, now, parameters }: Visit, reference: string): Promise<Drawn> {
  const known = isReference(reference);
  const [page, enquiry] = await Promise.all([
    desk.list({ view: place.view, query: search, cursor: place.cursor }),
    known ? desk.show(reference) : null,
  ]);
  const opened = await openedBy(req, now, enquiry?.reference);
  const code = noticeCode(parameters.said);
  return {
    shows: 'enquiry',
    counts: page.counts,
    panes: (
      <>
        <section className="inbox-list" aria-label="Enquiries">
          <EnquiryList
            page={page}
            place={place}
            search={search}
            current={reference}
            opened={opened}
            now={now}
          />
        </section>
        <main id="inbox-main" className="inbox-detail" tabIndex={-1}>
          {enquiry ? (
            <EnquiryDetail
              // A new enquiry starts with none of the last one's notices.
              key={enquiry.reference}
              enquiry={enquiry}
              place={place}
              notice={code && noticeFor(code, { enquiry, now })}
              now={now}
            />
          ) : (
            <div className="inbox-glance">
              <BackLink place={place} />
              <h1 tabIndex={-1}>There is no such enquiry</h1>
              <p>
                {known ? `The desk has nothing under ${reference}.` : 'A reference looks like MC-7KQ2-94HD.'}{' '}
                It may have been mistyped, or erased since.
              </p>
            </div>
          )}
        </main>
      </>
    ),
  };
}
