import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { enquiryKey, showInRows } from './enquiry-query.ts';
import { type Answer, readAgain, reading } from './queries.ts';
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
