import { deskCalls } from '@sundowner/desk-wire/calls';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { ListAnswer } from '@sundowner/desk-wire/list';
import type { DeskClaim, NotificationChoices, People } from '@sundowner/desk-wire/people';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskPlace } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import {
  type Announcement,
  type DeskDialog,
  type PageValues,
  type Say,
  SessionContext,
} from '../state/session-context.ts';
import { createValue } from '../state/value.ts';
import type { AlertWords } from '../words/alerts.ts';
import { usePlace } from './use-place.ts';

/** What the server gives a page of the desk to begin with. */
export interface DeskStart {
  readonly asker: DeskClaim;
  readonly people: People;
  readonly settings: DeskSettings;
  /** Under their answers; empty where they have written none. */
  readonly signature: string;
  readonly collection: string;
  readonly list: ListAnswer;
  readonly one: EnquiryDetail | null;
  readonly alerts: readonly AlertWords[];
  /** When the page was drawn, ISO time. */
  readonly now: string;
}

/** The clock of the page moves on each half minute. */
const tick = 30_000;

function announcementOf(saying: NonNullable<Parameters<Say>[0]>, id: number): Announcement {
  if (typeof saying === 'string') return { id, text: saying, tone: 'done', undo: null };
  if ('problem' in saying) return { id, text: saying.problem, tone: 'problem', undo: null };
  return { id, ...saying, tone: 'done' };
}

function createValues(now: string): PageValues {
  return {
    // What the server drew with until the page is alive.
    clock: createValue(new Date(now)),
    announcement: createValue<Announcement | null>(null),
    dialog: createValue<DeskDialog | null>(null),
    words: createValue(''),
    person: createValue(''),
    live: createValue({ live: null, connection: 'up', heardAt: Date.parse(now) }),
    seen: createValue<ReadonlySet<string>>(new Set()),
  };
}

function usePeople(start: DeskStart, say: Say) {
  const [people, setPeople] = useState(start.people);
  const me = start.asker.id;
  const chooseNotifications = useCallback(
    (part: Partial<NotificationChoices>) => {
      setPeople((before) => {
        const notificationChoices = { ...before.notificationChoices, ...part };
        void callDesk(deskCalls.saveNotificationChoices, { body: notificationChoices }).then((reply) => {
          if (reply.ok) setPeople(reply.value);
          else say({ problem: reply.detail });
        });
        return { ...before, notificationChoices };
      });
    },
    [say],
  );
  const setAway = useCallback(
    async (until: string | null) => {
      const reply = await callDesk(deskCalls.setAway, { params: { person: me }, body: { until } });
      if (!reply.ok) return say({ problem: reply.detail });
      const again = await callDesk(deskCalls.readPeople, {});
      if (again.ok) setPeople(again.value);
      say(until === null ? 'You are back.' : 'You are away; nothing new is given to you.');
    },
    [me, say],
  );
  return { ...people, chooseNotifications, setAway };
}

function useSettings(initial: DeskSettings, say: Say) {
  const [settings, setSettings] = useState(initial);
  const saveSettings = useCallback(
    async (next: DeskSettings) => {
      const reply = await callDesk(deskCalls.saveSettings, { body: next });
      if (!reply.ok) return say({ problem: reply.detail });
      setSettings(reply.value);
      say('Saved. The desk keeps to it from now on.');
    },
    [say],
  );
  return { settings, saveSettings };
}

/** Holds who is at the desk, how it is set, and where they are in it. */
export function SessionProvider({
  start,
  children,
}: {
  readonly start: DeskStart;
  readonly children: ReactNode;
}) {
  const { asker, collection, alerts, signature } = start;
  const [values] = useState(() => createValues(start.now));
  const { place, go: goTo } = usePlace();
  const said = useRef(0);
  const say = useCallback<Say>(
    (next) => {
      said.current += 1;
      values.announcement.set(next === null ? null : announcementOf(next, said.current));
    },
    [values],
  );
  const { settings, saveSettings } = useSettings(start.settings, say);
  const { people, notificationChoices, chooseNotifications, setAway } = usePeople(start, say);
  const go = useCallback(
    (next: DeskPlace) => {
      // A search is of all lists: going to one of them ends it.
      if (next.list !== 'all' && next.reference === null) values.words.set('');
      goTo(next);
    },
    [goTo, values],
  );
  useEffect(() => {
    const move = () => values.clock.set(new Date());
    move();
    const timer = setInterval(move, tick);
    return () => clearInterval(timer);
  }, [values]);
  const session = useMemo(
    () => ({
      asker,
      people,
      notificationChoices,
      chooseNotifications,
      setAway,
      settings,
      saveSettings,
      writer: { name: asker.name, own: signature, signature: settings.signature },
      collection,
      alerts,
      place,
      go,
      say,
      open: values.dialog.set,
      values,
    }),
    [
      asker,
      people,
      notificationChoices,
      chooseNotifications,
      setAway,
      settings,
      saveSettings,
      signature,
      collection,
      alerts,
      place,
      go,
      say,
      values,
    ],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
