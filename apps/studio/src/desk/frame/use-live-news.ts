import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Live } from '@sundowner/desk-wire/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callDesk, type Refusal } from '../call-desk.ts';
import { useDeskList } from '../list/list-context.tsx';
import { enquiryKey, hasChange } from '../state/enquiry-query.ts';
import { useSetCounts } from '../state/live.ts';
import { readAgain } from '../state/queries.ts';
import { type Connection, useSession } from '../state/session-context.ts';
import { useScreenNotifications } from './use-screen-notifications.ts';

const againAfter = 4000;

function connectionOf({ status, code }: Refusal): Connection {
  if (code === 'unreadable') return 'unreadable';
  if (status === 401 || status === 403) return 'signed-out';
  return status === 0 ? 'offline' : 'away';
}

/** What the page does when something has happened: it says so, and reads again what changed. */
function useNews(): (live: Live, before: Live | null) => void {
  const client = useQueryClient();
  const { notificationChoices, place } = useSession();
  const { list, recountViews } = useDeskList();
  const setCounts = useSetCounts();
  const notify = useScreenNotifications(notificationChoices);
  return (live, before) => {
    notify(live, before);
    setCounts(live.counts);
    if (live.changed.length === 0) return;
    recountViews();
    void list.update();
    const { reference } = place;
    const isNews = live.changed.some(
      (change) => change.reference === reference && !hasChange(client, change.reference, change.at),
    );
    if (reference !== null && isNews) void readAgain(client, enquiryKey(reference));
  };
}

/** Hears what happens at the desk for as long as the page is open: asks, is answered when something happened, and asks again. */
export function useLiveNews(): void {
  const { live: value } = useSession().values;
  const onNews = useNews();
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const leaving = new AbortController();
    let before: Live | null = null;
    let wake: (() => void) | null = null;
    const online = () => wake?.();
    window.addEventListener('online', online);
    const listen = async () => {
      while (!leaving.signal.aborted) {
        const query: { readonly after?: string } = before ? { after: before.cursor } : {};
        const reply = await callDesk(deskCalls.waitForChanges, { query, signal: leaving.signal });
        if (leaving.signal.aborted) return;
        if (reply.ok) {
          latest.current(reply.value, before);
          before = reply.value;
          value.set({ live: reply.value, connection: 'up', heardAt: Date.now() });
          continue;
        }
        const connection = connectionOf(reply);
        value.set({ ...value.read(), connection });
        if (connection === 'signed-out') return;
        await new Promise<void>((next) => {
          wake = next;
          setTimeout(next, againAfter);
        });
      }
    };
    void listen();
    return () => {
      window.removeEventListener('online', online);
      leaving.abort();
    };
  }, [value]);
}
