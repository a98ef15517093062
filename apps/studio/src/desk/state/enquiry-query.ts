import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { DeskRow } from '@sundowner/desk-wire/list';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Reply } from '../call-desk.ts';
import { type Answer, readAgain, show } from './queries.ts';
import { useSession } from './session-context.ts';

/** The open enquiry is kept under this key and its reference. */
export const enquiriesKey = ['/enquiries'] as const;

export const enquiryKey = (reference: string) => [...enquiriesKey, reference];

/** All lists that are kept are of this key, each followed by what it shows. */
export const listsKey = ['/list'] as const;

/** Says in the rows of the lists what an enquiry says of its work, also once it has left them. */
export function showInRows(client: QueryClient, { reference, state, work, tags }: EnquiryDetail): void {
  client.setQueriesData<{ readonly rows: readonly DeskRow[] }>(
    { queryKey: listsKey },
    (list) =>
      list && {
        ...list,
        rows: list.rows.map((row) => (row.reference === reference ? { ...row, state, work, tags } : row)),
      },
  );
}

/** Shows an enquiry as an act has left it. */
export function showEnquiry(client: QueryClient, enquiry: EnquiryDetail): void {
  show(client, enquiryKey(enquiry.reference), enquiry);
  showInRows(client, enquiry);
}

/**
 * Whether the enquiry on the page was read after a change: the change is one of its own record. News of what was done here is no reason to
 * read it again.
 */
export function hasChange(client: QueryClient, reference: string, at: string): boolean {
  const enquiry = client.getQueryData<Answer<EnquiryDetail>>(enquiryKey(reference))?.value;
  return enquiry?.actions.some((action) => action.at === at) ?? false;
}

/** Shows an enquiry as it stands after an act, or says why the act was not done. */
export function useShowReply(): (reference: string, reply: Reply<EnquiryDetail>) => boolean {
  const client = useQueryClient();
  const { say } = useSession();
  return useCallback(
    (reference, reply) => {
      if (reply.ok) {
        showEnquiry(client, reply.value);
        return true;
      }
      say({ problem: reply.detail });
      // What somebody else did first is shown.
      if (reply.status === 409) void readAgain(client, enquiryKey(reference));
      return false;
    },
    [client, say],
  );
}
