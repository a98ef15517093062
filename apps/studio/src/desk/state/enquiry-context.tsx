import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { DeskRow } from '@sundowner/desk-wire/list';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { callDesk, type Reply } from '../call-desk.ts';
import { type Answer, readAgain, reading, show } from './queries.ts';
import { useSession } from './session-context.ts';

/** The enquiry that is open, and whether its answer is being written. */
export interface EnquiryValue {
  readonly enquiry: EnquiryDetail | null;
  readonly state: 'none' | 'there' | 'loading' | 'missing' | 'failed' | 'unreadable';
  reload(): Promise<void>;
  readonly writing: boolean;
  write(on: boolean): void;
}

const EnquiryContext = createContext<EnquiryValue | null>(null);

/** @throws Error outside the desk */
export function useEnquiry(): EnquiryValue {
  const value = useContext(EnquiryContext);
  if (!value) throw new Error('This part belongs to the enquiry desk.');
  return value;
}

const notFound = 404;
const missing = { ok: false, status: notFound, code: null, detail: '', message: null } as const;

function stateOf(reference: string | null, answer: Answer<EnquiryDetail> | undefined): EnquiryValue['state'] {
  if (reference === null) return 'none';
  if (!answer) return 'loading';
  if (answer.refusal?.status === notFound) return 'missing';
  // What is shown stays while the site is away.
  if (answer.value) return 'there';
  return answer.refusal?.code === 'unreadable' ? 'unreadable' : 'failed';
}

/** Holds the enquiry the address names. @param initial as the page was drawn with it */
export function EnquiryProvider({
  initial,
  children,
}: {
  readonly initial: EnquiryDetail | null;
  readonly children: ReactNode;
}) {
  const client = useQueryClient();
  const { reference } = useSession().place;
  const [writing, write] = useState(false);
  const queryKey = enquiryKey(reference ?? '');
  useState(() =>
    client.setQueryData<Answer<EnquiryDetail>>(queryKey, {
      value: initial,
      refusal: initial ? null : missing,
    }),
  );
  const { data } = useQuery({
    queryKey,
    queryFn: reading((signal) =>
      callDesk(deskCalls.readEnquiry, { params: { reference: reference ?? '' }, signal }),
    ),
    enabled: reference !== null,
  });
  const state = stateOf(reference, data);
  const enquiry = state === 'there' ? (data?.value ?? null) : null;
  useEffect(() => {
    // Beside the open enquiry its row says the same, also once it has left the list.
    if (enquiry) showInRows(client, enquiry);
  }, [client, enquiry]);
  const value = { enquiry, state, reload: () => readAgain(client, queryKey), writing, write };
  return <EnquiryContext value={value}>{children}</EnquiryContext>;
}

/** The open enquiry is kept under this key and its reference. */
export const enquiriesKey = ['/enquiries'] as const;

export const enquiryKey = (reference: string) => [...enquiriesKey, reference];

/** All lists that are kept are of this key, each followed by what it shows. */
export const listsKey = ['/list'] as const;

/** Says in the rows of the lists what an enquiry says of its work, also once it has left them. */
function showInRows(client: QueryClient, { reference, state, work, tags }: EnquiryDetail): void {
  client.setQueriesData<{ readonly rows: readonly DeskRow[] }>(
    { queryKey: listsKey },
    (list) =>
      list && {
        ...list,
        rows: list.rows.map((row) => (row.reference === reference ? { ...row, state, work, tags } : row)),
      },
  );
}

/** Takes an enquiry that became part of another out of the lists: it is no row of its own any more. */
export function takeFromRows(client: QueryClient, reference: string): void {
  client.setQueriesData<{ readonly rows: readonly DeskRow[] }>(
    { queryKey: listsKey },
    (list) => list && { ...list, rows: list.rows.filter((row) => row.reference !== reference) },
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
